import { BadgeCheck, Hourglass } from 'lucide-react';
import type { SocialProfile } from '#contract/admin/users.ts';
import { call, errorText } from '#web/api/call.ts';
import { m } from '#web/messages.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { POINTS_CALLS, REVIEW_CALLS } from '../calls.ts';
import { submitterName } from '../review/submitter.tsx';
import { unseen } from '../section-parts.tsx';
import { useAdminWork } from '../use-admin-work.ts';

export function ProfileItem({ profile }: { profile: SocialProfile }) {
  const { twitterVerified, totalLifetimePoints, pirateRank } = profile;
  const name = submitterName(profile);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3 sm:px-5">
      <div className="flex min-w-0 items-center gap-3">
        <span className="shrink-0 text-brass">
          <RankEmblem rank={pirateRank} size={28} />
        </span>
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <bdi className="font-medium wrap-anywhere">{name}</bdi>
            <XAccount profile={profile} />
            {twitterVerified ? (
              <Badge tone="good" icon={<BadgeCheck aria-hidden="true" strokeWidth={1.5} />}>
                {m.portal_social_verified()}
              </Badge>
            ) : (
              <Badge tone="warn" icon={<Hourglass aria-hidden="true" strokeWidth={1.5} />}>
                {m.portal_social_pending()}
              </Badge>
            )}
          </p>
          <p className="mt-0.5 text-xs text-muted">
            {rich(
              m.portal_social_about({
                rank: pirateRank,
                points: totalLifetimePoints,
                date: () => <UtcTime at={profile.createdAt} show="date" />,
              }),
            )}
          </p>
        </div>
      </div>
      <VerifyButton profile={profile} name={name} />
    </li>
  );
}

function XAccount({ profile }: { profile: SocialProfile }) {
  const link = safeLink(profile.twitterUrl);
  const handle = `@${profile.twitterHandle}`;
  if (link === null) return <span className="wrap-anywhere">{handle}</span>;
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="link wrap-anywhere pointer-coarse:-my-2.5 pointer-coarse:py-2.5"
    >
      {rich(m.portal_social_account({ handle, hidden: unseen }))}
    </a>
  );
}

function VerifyButton({ profile, name }: { profile: SocialProfile; name: string }) {
  const { withSignIn, invalidate, run, isBusy } = useAdminWork();
  const verified = !profile.twitterVerified;

  async function verify(): Promise<void> {
    try {
      const { id: userId, twitterHandle } = profile;
      const body = { userId, verified, twitterHandle };
      await withSignIn(() => call('verifyTwitter', { body }));
      const title = verified ? m.portal_social_did_verify() : m.portal_social_did_unverify();
      const handle = `@${profile.twitterHandle}`;
      toast({ title, description: m.portal_social_whose({ name, handle }) });
    } catch (error) {
      const title = m.portal_social_verify_failed();
      toast({ title, description: errorText(error), tone: 'destructive' });
    }
    await invalidate(POINTS_CALLS, REVIEW_CALLS);
  }

  return (
    <Button
      variant={verified ? 'primary' : 'secondary'}
      loading={isBusy}
      onClick={() => void run(verify)}
    >
      {rich(
        verified
          ? m.portal_social_verify({ name, of: unseen })
          : m.portal_social_unverify({ name, of: unseen }),
      )}
    </Button>
  );
}
