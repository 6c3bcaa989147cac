import { community } from '#community';
import { toPoints } from '#rules/points.ts';
import { DEFAULT_THRESHOLD_HUNDREDTHS } from '#rules/rewards.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { ContactLink, LegalDocument, LegalSection } from './legal-document.tsx';

const CHANGED_ON = '2026-11-21';

/** What the site is and is not; each sentence about points, weeks and bans is a rule of the product. */
export function TermsPage() {
  usePageTitle('Terms');
  return (
    <LegalDocument
      title="Terms"
      lead={`What points and the weekly pool of ${community.siteName} are, who shares the pool, and what the site does not promise.`}
      changedOn={CHANGED_ON}
    >
      <LegalSection title="What this site is">
        <p>
          The board and the books of the {community.communityName} community. It counts what{' '}
          {community.links.botHandle} reports and shows it. It is no wallet, no bank and no
          exchange: it holds no coins and no keys of yours and cannot move them. Tips are
          transactions on the blockchain of {community.coin.name}; nobody here can take one back.
        </p>
        <p>Whoever runs this site is called the operator here.</p>
      </LegalSection>
      <LegalSection title="Points">
        <p>
          Points say how active somebody was, by the rules in the guide on the leaderboard. They are
          not money and no claim to any. They cannot be bought, sold or passed on, and nobody
          promises that they have a value or will keep their rules.
        </p>
      </LegalSection>
      <WeeklyPool />
      <WhoShares />
      <LegalSection title="Content">
        <p>
          Hand in only what is yours to publish. An administrator decides whether it earns points,
          and how many within the range of its kind. Its author stays its owner.
        </p>
      </LegalSection>
      <CorrectionsAndBans />
      <LegalSection title="When something is wrong">
        <p>
          The site is offered as it is, without warranty. It can be late, wrong or away. Where it
          differs from the blockchain, the blockchain says what was sent. US dollars, where they are
          shown, are an estimate. Nothing here is advice to buy or sell anything, and nothing here
          takes away rights that the law gives you.
        </p>
        <p>Tell the operator what you find:</p>
        <p>
          <ContactLink />
        </p>
      </LegalSection>
      <LegalSection title="When these terms change">
        <p>
          They then stand here with a new date. A week that was closed before is not shared out
          again.
        </p>
      </LegalSection>
    </LegalDocument>
  );
}

function WeeklyPool() {
  return (
    <LegalSection title="The weekly pool">
      <p>
        A week runs from Sunday 23:00 UTC to the next. When it is closed, its pool of{' '}
        {community.coin.code} is split once among those who are eligible, in proportion to their
        points of that week, down to the last unit. With nobody eligible nothing is distributed.
      </p>
      <p>
        The operator gives the pool and sets its size, which stands on the leaderboard and can be
        another one, or none, for every week that is not closed yet. It is a thank-you, not a wage:
        nobody promises that there will be a pool next week, or what {community.coin.code} is worth.
      </p>
      <p>
        A share is written down as owed until it is paid. It is paid to the primary address that you
        set in the bot; without one it waits for you.
      </p>
    </LegalSection>
  );
}

function WhoShares() {
  const threshold = toPoints(DEFAULT_THRESHOLD_HUNDREDTHS);
  return (
    <LegalSection title="Who shares it">
      <p>
        Every member with enough points in the week who is not banned when it ends: {threshold}{' '}
        points, unless the operator has set another number; the leaderboard shows the one in force.
        What is reported after a week was closed counts for the running one.
      </p>
    </LegalSection>
  );
}

function CorrectionsAndBans() {
  return (
    <LegalSection title="Corrections and bans">
      <p>
        The operator may take back points that were given by mistake or got by deceit. That is a new
        entry that names the one it corrects; nothing is rewritten, and totals do not fall below
        zero. A week that is closed keeps its shares; the correction counts for the running one.
      </p>
      <p>
        Administrators may ban members who collect points with invented accounts, tips in circles or
        content of others, or who harm the community. While a ban stands, a member cannot sign in
        and earns nothing; a week that ends during it pays them nothing.
      </p>
    </LegalSection>
  );
}
