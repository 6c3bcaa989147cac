import type { AdminHunt } from '#contract/admin/hunts.ts';
import { m } from '#web/messages.ts';
import { LoadedList } from '#web/shell/load/loaded-list.tsx';
import { useSearchState } from '#web/shell/search/search-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useHunts } from '../calls.ts';
import { SectionHeading } from '../section-parts.tsx';
import { HUNTS, sectionLabel } from '../sections.ts';
import { useKept } from '../use-kept.ts';
import { HuntForm } from './form/hunt-form.tsx';
import { HuntList } from './hunt-list.tsx';

/** Treasure hunts: the list, or the form of one draft, as `?hunt=` says (docs/spec/portal.md#28-treasure-hunts). */
export function Hunts() {
  const [open, setOpen] = useSearchState(parseHunt, printHunt);
  const answer = useHunts();
  const data = useKept(answer, {});
  return (
    <section className="scroll-mt-4">
      <SectionHeading title={sectionLabel(HUNTS)} lead={m.portal_hunts_lead()} />
      <LoadedList
        answer={answer}
        data={data}
        failure={m.portal_hunts_load_failed()}
        skeleton={{ rows: 3, height: 'h-28' }}
        className="mt-4"
      >
        {(loaded) =>
          open === '' ? (
            <HuntList hunts={loaded.hunts} onOpen={setOpen} />
          ) : (
            <OpenDraft key={open} id={open} loaded={loaded} onOpen={setOpen} />
          )
        }
      </LoadedList>
    </section>
  );
}

type OpenDraftProps = {
  id: string;
  loaded: { hunts: readonly AdminHunt[]; dailyCoins: string | null };
  onOpen: (id: string) => void;
};

function OpenDraft({ id, loaded, onOpen }: OpenDraftProps) {
  const hunt = loaded.hunts.find((each) => each.id === id && each.status === 'draft') ?? null;
  if (hunt === null && id !== NEW) {
    return (
      <Notice
        kind="empty"
        level={3}
        title={m.portal_hunts_gone()}
        action={<Button onClick={() => onOpen('')}>{m.portal_hunts_back()}</Button>}
      >
        {m.portal_hunts_gone_text()}
      </Notice>
    );
  }
  return <HuntForm hunt={hunt} dailyCoins={loaded.dailyCoins} onOpen={onOpen} />;
}

/** `?hunt=` of a draft that is not stored yet. */
const NEW = 'new';

function parseHunt(params: URLSearchParams): string {
  const wanted = params.get('hunt') ?? '';
  return wanted === NEW || /^[1-9]\d{0,17}$/.test(wanted) ? wanted : '';
}

function printHunt(hunt: string) {
  return { hunt };
}
