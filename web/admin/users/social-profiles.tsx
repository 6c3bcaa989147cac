import { useState } from 'react';
import { m } from '#web/messages.ts';
import { LIST, LoadedList } from '#web/shell/load/loaded-list.tsx';
import { useSearchDraft } from '#web/shell/search/search-draft.ts';
import { SearchField } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useTwitterProfiles } from '../calls.ts';
import { searchToSend } from '../search-draft.ts';
import { ListParts, SectionHeading } from '../section-parts.tsx';
import { sectionLabel } from '../sections.ts';
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
      <SectionHeading title={sectionLabel('twitter')} lead={m.portal_social_lead()}>
        <SearchField
          label={m.portal_social_search()}
          hideLabel={true}
          name="profile"
          placeholder={m.portal_social_search_hint()}
          value={draft}
          onChange={setDraft}
          className="w-full sm:w-72"
        />
      </SectionHeading>
      <LoadedList
        answer={answer}
        failure={m.portal_social_failed()}
        skeleton={{ rows: 6, height: 'h-20' }}
        className="mt-4"
      >
        {(profiles) =>
          profiles.length === 0 && page === 1 ? (
            <Notice kind="empty" level={3} title={m.portal_social_none()}>
              {search === '' ? m.portal_social_none_text() : m.portal_social_unmatched_text()}
            </Notice>
          ) : (
            <>
              {profiles.length > 0 && (
                <ul
                  aria-label={m.portal_social_list()}
                  aria-busy={answer.isPlaceholderData}
                  className={`${LIST} transition-opacity aria-busy:opacity-55`}
                >
                  {profiles.map((profile) => (
                    <ProfileItem key={profile.id} profile={profile} />
                  ))}
                </ul>
              )}
              <ListParts
                of={m.portal_social_of()}
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
