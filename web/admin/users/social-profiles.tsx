import { useState } from 'react';
import { useSearchDraft } from '#web/shell/search-draft.ts';
import { usePollFailureToast } from '#web/shell/use-refresh.ts';
import { SearchField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useTwitterProfiles } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';
import { ListFailure, ListSkeleton, SectionHeading } from '../section-parts.tsx';
import { ProfileItem } from './profile-item.tsx';

/** Members with an X account, those to verify first (second document, section 2: tab 'twitter'). */
export function SocialProfiles() {
  const [search, setSearch] = useState('');
  const [draft, setDraft] = useSearchDraft(search, setSearch, searchToSend);
  const answer = useTwitterProfiles(search);
  const { data } = answer;
  usePollFailureToast(answer.isError && data !== undefined, false);
  return (
    <section aria-labelledby="section-title">
      <SectionHeading
        title="Social Profiles"
        lead="X accounts that members have named. Verify one when you have seen that it is theirs."
      >
        <SearchField
          label="Search profiles"
          hideLabel={true}
          name="profile"
          placeholder="Username or X handle"
          value={draft}
          onChange={setDraft}
          className="w-full sm:w-72"
        />
      </SectionHeading>
      {data ? (
        data.length === 0 ? (
          <Notice kind="empty" level={3} title="No Twitter profiles found" className="mt-4">
            {search === ''
              ? 'They appear here when members tell the bot their X account.'
              : 'Another search may find it.'}
          </Notice>
        ) : (
          <ul
            aria-label="Social profiles"
            aria-busy={answer.isPlaceholderData}
            className="mt-4 divide-y overflow-hidden rounded-lg border bg-surface aria-busy:opacity-55"
          >
            {data.map((profile) => (
              <ProfileItem key={profile.id} profile={profile} />
            ))}
          </ul>
        )
      ) : answer.isError ? (
        <ListFailure title="Failed to fetch Twitter profiles" answer={answer} />
      ) : (
        <ListSkeleton rows={6} height="h-20" />
      )}
    </section>
  );
}
