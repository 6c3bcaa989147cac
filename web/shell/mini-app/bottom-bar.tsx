import { CalendarCheck, CircleUser, Coins, Trophy } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink, pagePath, usePagePath } from '../page-link.tsx';
import { useViewer } from '../viewer/viewer.tsx';
import { postToTelegram } from './mini-app-bridge.ts';

const ITEM =
  'page-link flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium text-muted aria-[current=page]:text-brass';
const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.5 } as const;

/** The way around on a phone, inside Telegram alone. A field that is being typed into covers it. */
export function BottomBar() {
  const { instance } = useViewer();
  const bot = instance.signIn?.botUsername;
  useEffect(() => {
    // Makes room for it (ui/styles.css).
    document.documentElement.dataset.appBar = '';
  }, []);
  return (
    <nav
      aria-label={m.shell_app()}
      className="app-bar fixed inset-x-0 bottom-0 z-40 grid auto-cols-fr grid-flow-col border-t bg-surface pb-(--inset-bottom) sm:hidden"
    >
      <Item href={paths.leaderboard} name={m.shell_app_board()} icon={<Trophy {...ICON} />} />
      <Item href={paths.weeks} name={m.shell_app_week()} icon={<CalendarCheck {...ICON} />} />
      {instance.trial && (
        <Item href={paths.try} name={m.shell_app_tip()} icon={<Coins {...ICON} />} />
      )}
      {!instance.trial && bot && <TipItem bot={bot} />}
      <Item
        href={`${paths.creator}?tab=dashboard`}
        name={m.shell_app_me()}
        icon={<CircleUser {...ICON} />}
      />
    </nav>
  );
}

function Item({ href, name, icon }: { href: string; name: string; icon: ReactNode }) {
  const isCurrent = usePagePath() === pagePath(href);
  return (
    <PageLink href={href} aria-current={isCurrent ? 'page' : undefined} className={ITEM}>
      {icon}
      {name}
    </PageLink>
  );
}

/** Tips are made in chats: this one leads to the bot's. */
function TipItem({ bot }: { bot: string }) {
  const path = `/${bot}?start=tip`;
  return (
    <a
      href={`https://t.me${path}`}
      className={ITEM}
      onClick={(event) => {
        event.preventDefault();
        postToTelegram('web_app_open_tg_link', { path_full: path });
      }}
    >
      <Coins {...ICON} />
      {m.shell_app_tip()}
    </a>
  );
}
