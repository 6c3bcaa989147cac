import { useState } from 'react';
import { LIST, LoadedList } from '#web/shell/load/loaded-list.tsx';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import { SearchField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useTwitterProfiles } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';
import { ListParts, SectionHeading } from '../section-parts.tsx';
import { ProfileItem } from './profile-item.tsx';

/** Members with an X account, unverified ones first (docs/spec/portal.md#11-social-profiles). */
export function SocialProfiles() {
  const [{ search, page }, setView] = useState({ search: '', page: 1 });
  const [draft, setDraft] = useSearchDraft(
    search,
    (next) => setView({ search: next, page: 1 }),
    searchToSend,
  );
  const answer = useTwitterProfiles(search, page);
  return (
    <section aria-labelledby="section-title">
      <SectionHeading
        title="Social Profiles"
        lead="X accounts that members have linked. Verify one once you have checked that it is theirs."
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
      <LoadedList
        answer={answer}
        failure="Failed to fetch Twitter profiles"
        skeleton={{ rows: 6, height: 'h-20' }}
        className="mt-4"
      >
        {(profiles) =>
          profiles.length === 0 && page === 1 ? (
            <Notice kind="empty" level={3} title="No Twitter profiles found">
              {search === ''
                ? 'Profiles appear here when members tell the bot their X account.'
                : 'Try another search.'}
            </Notice>
          ) : (
            <>
              {profiles.length > 0 && (
                <ul
                  aria-label="Social profiles"
                  aria-busy={answer.isPlaceholderData}
                  className={`${LIST} transition-opacity aria-busy:opacity-55`}
                >
                  {profiles.map((profile) => (
                    <ProfileItem key={profile.id} profile={profile} />
                  ))}
                </ul>
              )}
              <ListParts
                of="profiles"
                page={page}
                count={profiles.length}
                onPage={(next) => setView({ search, page: next })}
              />
            </>
          )
        }
      </LoadedList>
    </section>
  );
}
