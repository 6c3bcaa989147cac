/** Starts the server in this process; a signal ends it. It opens configuration and database itself. */
export async function run(): Promise<number> {
  await import('#server/main.ts');
  return 0;
}
