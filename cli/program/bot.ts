/** Runs the community's own bot in this process; a signal ends it. It opens configuration and database itself. */
export async function run(): Promise<number> {
  await import('#server/bot-main.ts');
  return 0;
}
