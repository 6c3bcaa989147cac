import type { ReactNode } from 'react';
import type { Hunt } from '#contract/site/hunts.ts';
import { BEACON_AHEAD, BEACON_DEPTH } from '#rules/hunts/draw.ts';
import { m } from '#web/messages.ts';
import { apart } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { UtcTime } from '#web/ui/time.tsx';
import { Panel } from '../panel.tsx';
import { CheckButton } from './check-button.tsx';
import { membersOf } from './check-hunt.ts';
import { OpenedClues } from './opened-clues.tsx';

/** Everything by which anybody can check the hunt (docs/spec/hunts.md#6-proof). */
export function Proof({ hunt }: { hunt: Hunt }) {
  const { proof, winners } = hunt;
  const members = proof.listText === null ? null : membersOf(proof.listText);
  return (
    <Panel title={m.hunt_proof()}>
      <p className="measure text-muted">
        {rich(
          m.hunt_proof_text({
            a: (words) => (
              <a href="/log/checkpoint" className="link">
                {words}
              </a>
            ),
          }),
        )}{' '}
        {winners === 'draw' &&
          m.hunt_proof_draw({ ahead: String(BEACON_AHEAD), depth: String(BEACON_DEPTH) })}
      </p>
      <p className="mt-2 measure text-muted">
        {winners === 'draw' ? m.hunt_limits_draw() : m.hunt_limits()}
      </p>
      <div className="mt-4">
        <CheckButton hunt={hunt} />
      </div>
      <dl className="mt-5 grid gap-3 text-sm">
        <Row name={rich(m.hunt_rules_fixed({ time: () => <UtcTime at={proof.announcedAt} /> }))}>
          <Hash text={proof.rulesHash} />
        </Row>
        {proof.listHash !== null && (
          <Row name={listName(proof.listedAt)}>
            <Hash text={proof.listHash} />
          </Row>
        )}
        {proof.beaconHeight !== null && (
          <Row name={m.hunt_block({ height: String(proof.beaconHeight) })}>
            {proof.beaconHash === null ? (
              m.hunt_block_waits({ count: proof.drawsAfter })
            ) : (
              <Hash text={proof.beaconHash} />
            )}
          </Row>
        )}
        {members !== null && (
          <Row name={m.hunt_list_members()}>
            <span className="wrap-anywhere">{members.join(', ') || m.hunt_list_nobody()}</span>
          </Row>
        )}
      </dl>
      <OpenedClues id={hunt.id} clues={hunt.openedClues} />
      <Texts rules={proof.rulesText} list={proof.listText} />
    </Panel>
  );
}

function listName(listedAt: string | null): ReactNode {
  return listedAt === null
    ? m.hunt_list_hash()
    : rich(m.hunt_list_fixed({ time: () => <UtcTime at={listedAt} /> }));
}

function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  );
}

function Hash({ text }: { text: string }) {
  return <span className="font-mono text-xs wrap-anywhere">{text}</span>;
}

/** The texts themselves, for those who hash them on their own machine. */
function Texts({ rules, list }: { rules: string; list: string | null }) {
  return (
    <details className="mt-4 text-sm">
      <summary className="flex min-h-11 cursor-pointer items-center text-brass">
        {m.hunt_texts()}
      </summary>
      <p className="text-muted">{m.hunt_text_rules()}</p>
      <p {...apart()} className="font-mono text-xs wrap-anywhere">
        {rules}
      </p>
      {list !== null && (
        <>
          <p className="mt-3 text-muted">{m.hunt_text_list()}</p>
          <p {...apart()} className="font-mono text-xs wrap-anywhere">
            {list}
          </p>
        </>
      )}
    </details>
  );
}
