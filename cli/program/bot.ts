/** Runs the community's own bot in this process; it ends by a signal. Configuration and database are its own to open. */
export async function run(): Promise<number> {
  await import('#server/bot-main.ts');
  return 0;
}
