import { m } from '#web/messages.ts';
import { LoadedList } from '#web/shell/load/loaded-list.tsx';
import { useAdmin } from '../admin-context.ts';
import { usePolicies, usePolicyDraftFacts } from '../calls.ts';
import { ForOwner, SectionHeading } from '../section-parts.tsx';
import { POLICY, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { Drafting } from './drafting.tsx';
import { SetPolicies } from './set-policies.tsx';

/** The policies of the pool, a draft of the next one, and its replay (docs/spec/portal.md#27-policy). */
export function PolicySection() {
  const { isBotOwner } = useAdmin();
  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(POLICY)} lead={m.portal_policy_lead()} />
      {isBotOwner ? <Loaded /> : <ForOwner>{m.portal_policy_for_owner()}</ForOwner>}
    </section>
  );
}

function Loaded() {
  const policies = usePolicies();
  const facts = usePolicyDraftFacts();
  const list = useKept(policies, {});
  const draft = useKept(facts, {});
  return (
    <>
      <LoadedList
        answer={policies}
        data={list}
        failure={m.portal_policy_failed()}
        skeleton={{ rows: 1, height: 'h-40' }}
        className="mt-4"
      >
        {(loaded) => <SetPolicies list={loaded} />}
      </LoadedList>
      {list && (
        <LoadedList
          answer={facts}
          data={draft}
          failure={m.portal_policy_draft_failed()}
          skeleton={{ rows: 4, height: 'h-16' }}
          className="mt-8"
        >
          {(loaded) => <Drafting facts={loaded} list={list} />}
        </LoadedList>
      )}
    </>
  );
}
