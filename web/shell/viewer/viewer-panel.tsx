import {
  Activity,
  AppWindow,
  CalendarCheck,
  Code,
  LayoutDashboard,
  LogOut,
  Map as MapIcon,
  ShieldCheck,
  WalletMinimal,
} from 'lucide-react';
import { useState } from 'react';
import type { Viewer } from '#contract/site/session.ts';
import { errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { PageLink } from '../page-link.tsx';
import { type PanelProps, popoverItemClass } from '../popover.tsx';
import { type DemoRole, useDemoSignIn, useSignOut } from '../sign-in/sign-in.ts';
import { TelegramSignIn } from '../sign-in/telegram-sign-in.tsx';
import { type Say, toast } from '../toast/toast.tsx';
import { useViewer } from './viewer.tsx';

export function ViewerPanel({ close }: PanelProps) {
  const { viewer, instance } = useViewer();
  return (
    <>
      {viewer !== null && <SignedIn viewer={viewer} close={close} />}
      {viewer === null && instance.signIn !== null && (
        <TelegramSignIn offer={instance.signIn} close={close} />
      )}
      {instance.demo && <DemoSignIn close={close} />}
    </>
  );
}

function SignedIn(props: { viewer: Viewer; close: () => void }) {
  const { viewer, close } = props;
  const signOut = useSignOut();
  const { instance } = useViewer();
  const handle = viewer.username === null ? null : `@${viewer.username}`;
  const role = viewer.isBotOwner
    ? m.shell_role_owner()
    : viewer.isAdmin
      ? m.shell_role_admin()
      : m.shell_role_member();

  async function leave(): Promise<void> {
    try {
      await signOut();
      close();
      toast({ title: m.shell_signed_out() });
    } catch (error) {
      toast({
        title: m.shell_sign_out_failed(),
        description: errorText(error),
        tone: 'destructive',
      });
    }
  }

  return (
    <>
      <p className="px-3 pt-2 font-medium">
        <bdi>{viewer.displayName}</bdi>
      </p>
      <p className="px-3 pb-2 text-sm text-muted">
        {handle === null || handle === viewer.displayName ? role : `${handle} · ${role}`}
      </p>
      {viewer.isAdmin && (
        <PageLink href={paths.admin} className={popoverItemClass}>
          <ShieldCheck aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
          {m.shell_portal()}
        </PageLink>
      )}
      <PageLink href={`${paths.creator}?tab=dashboard`} className={popoverItemClass}>
        <LayoutDashboard aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_dashboard()}
      </PageLink>
      {instance.ownWallet && (
        // A page of its own, which loads nothing of this one.
        <a href="/wallet" className={popoverItemClass}>
          <WalletMinimal aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
          {m.shell_wallet()}
        </a>
      )}
      <PageLink href={paths.weeks} className={cx(popoverItemClass, 'lg:hidden')}>
        <CalendarCheck aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_weeks()}
      </PageLink>
      <PageLink href={paths.hunts} className={popoverItemClass}>
        <MapIcon aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_treasure_hunts()}
      </PageLink>
      <PageLink href={paths.apps} className={popoverItemClass}>
        <AppWindow aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_apps()}
      </PageLink>
      <PageLink href={paths.developers} className={popoverItemClass}>
        <Code aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_developers()}
      </PageLink>
      {viewer.isAdmin && (
        <PageLink href={paths.monitoring} className={popoverItemClass}>
          <Activity aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
          {m.shell_monitor()}
        </PageLink>
      )}
      <button type="button" onClick={() => void leave()} className={popoverItemClass}>
        <LogOut aria-hidden="true" size={16} strokeWidth={1.5} className="text-muted" />
        {m.shell_sign_out()}
      </button>
    </>
  );
}

const demoRoles = (): { role: DemoRole; name: string }[] => [
  { role: 'member', name: m.shell_demo_member() },
  { role: 'admin', name: m.shell_demo_admin() },
  { role: 'owner', name: m.shell_demo_owner() },
];

/** A sign-in as one of the demo's own people. */
export function DemoSignIn(props: { say?: Say | undefined; close: () => void }) {
  const { say = toast } = props;
  const signIn = useDemoSignIn();
  const [busy, setBusy] = useState(false);

  async function enter(role: DemoRole): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const viewer = await signIn(role);
      props.close();
      toast({ title: m.shell_signed_in({ name: viewer.displayName }) });
    } catch (error) {
      say({ title: m.shell_not_signed_in(), description: errorText(error), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  return (
    // Not `disabled` while busy: that would lose the keyboard focus.
    <fieldset aria-busy={busy} className="not-first:mt-1.5 not-first:border-t not-first:pt-1.5">
      <legend className="float-start w-full px-3 pt-1 pb-1.5 text-xs text-muted">
        {m.shell_demo_sign_in()}
      </legend>
      {demoRoles().map(({ role, name }) => (
        <button
          key={role}
          type="button"
          onClick={() => void enter(role)}
          className={popoverItemClass}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
