import { BadgeCheck, Hourglass } from 'lucide-react';
import type { SocialProfile } from '#contract/admin/users.ts';
import { call, errorText } from '#web/api/call.ts';
import { toast } from '#web/shell/toast/toast.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { pointsText, quantityText } from '#web/ui/figures.ts';
import { RankEmblem } from '#web/ui/ranks/rank-emblem.tsx';
import { safeLink } from '#web/ui/safe-link.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { POINTS_CALLS, REVIEW_CALLS } from '../calls.ts';
import { submitterName } from '../review/submitter.tsx';
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
                X Verified
              </Badge>
            ) : (
              <Badge tone="warn" icon={<Hourglass aria-hidden="true" strokeWidth={1.5} />}>
                Pending
              </Badge>
            )}
          </p>
          <p className="mt-0.5 text-xs text-muted">
            {pirateRank} · {quantityText(pointsText(totalLifetimePoints), 'lifetime point')} ·
            member since <UtcTime at={profile.createdAt} show="date" />
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
      {handle}
      <span className="sr-only"> on X (opens in a new tab)</span>
    </a>
  );
}

function VerifyButton({ profile, name }: { profile: SocialProfile; name: string }) {
  const { withSignIn, invalidate, run, isBusy } = useAdminWork();
  const verified = !profile.twitterVerified;

  async function verify(): Promise<void> {
    try {
      const body = { userId: profile.id, verified };
      await withSignIn(() => call('verifyTwitter', { body }));
      const title = verified ? 'X account verified' : 'X account no longer verified';
      toast({ title, description: `${name}: @${profile.twitterHandle}` });
    } catch (error) {
      const title = 'Failed to verify Twitter profile';
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
      {verified ? 'Verify' : 'Unverify'}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
