/** Has an installed app keep the board for times without a connection (web/public/board-worker.js). */
export function keepOffline(): void {
  if (!window.matchMedia('(display-mode: standalone)').matches) return;
  navigator.serviceWorker
    ?.register('/board-worker.js', { scope: '/leaderboard' })
    .catch(() => undefined); // The app works without it.
}
