import type { ReactNode } from 'react';
import type { Hunt } from '#contract/site/hunts.ts';
import { BEACON_AHEAD, BEACON_DEPTH } from '#rules/hunts/draw.ts';
import { countText } from '#web/ui/figures.ts';
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
    <Panel title="Proof">
      <p className="measure text-muted">
        The rules were fixed with a hash before the start, and the list of finishers is fixed when
        the hunt ends. Both hashes are in the{' '}
        <a href="/log/checkpoint" className="link">
          public log
        </a>
        .{' '}
        {winners === 'draw' &&
          `The list names a block that does not exist when it is made, ${BEACON_AHEAD} above the newest one. Its hash draws the winners once ${BEACON_DEPTH} blocks stand on it.`}
      </p>
      <p className="mt-2 measure text-muted">
        The limits of this proof: the operator could invent finishers
        {winners === 'draw' &&
          ', or log several lists before the block and show one of them; a miner who finds the block could throw it away'}
        .
      </p>
      <div className="mt-4">
        <CheckButton hunt={hunt} />
      </div>
      <dl className="mt-5 grid gap-3 text-sm">
        <Row
          name={
            <>
              Hash of the rules, fixed <UtcTime at={proof.announcedAt} />
            </>
          }
        >
          <Hash text={proof.rulesHash} />
        </Row>
        {proof.listHash !== null && (
          <Row
            name={
              <>
                Hash of the list of finishers
                {proof.listedAt !== null && (
                  <>
                    , fixed <UtcTime at={proof.listedAt} />
                  </>
                )}
              </>
            }
          >
            <Hash text={proof.listHash} />
          </Row>
        )}
        {proof.beaconHeight !== null && (
          <Row name={`Block ${proof.beaconHeight}, which draws`}>
            {proof.beaconHash === null ? (
              `It draws after ${countText(proof.drawsAfter)} more blocks.`
            ) : (
              <Hash text={proof.beaconHash} />
            )}
          </Row>
        )}
        {members !== null && (
          <Row name="Member numbers on the list, in the order of finishing">
            <span className="wrap-anywhere">{members.join(', ') || 'Nobody'}</span>
          </Row>
        )}
      </dl>
      <OpenedClues id={hunt.id} clues={hunt.openedClues} />
      <Texts rules={proof.rulesText} list={proof.listText} />
    </Panel>
  );
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
        The texts that are hashed
      </summary>
      <p className="text-muted">Rules</p>
      <p className="font-mono text-xs wrap-anywhere">{rules}</p>
      {list !== null && (
        <>
          <p className="mt-3 text-muted">List</p>
          <p className="font-mono text-xs wrap-anywhere">{list}</p>
        </>
      )}
    </details>
  );
}
