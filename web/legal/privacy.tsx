import { THEME } from '#rules/limits.ts';
import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { TELEGRAM_THEME_KEY, USED_LAUNCH_KEY } from '#web/shell/mini-app/mini-app-launch.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { DRAFTS_STORAGE_KEY } from '#web/shell/sign-in/stored-drafts.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { apart } from '#web/ui/figures.ts';
import { rich } from '#web/ui/text/rich.ts';
import { type KeptRecord, keptRecords } from './kept-records.ts';
import { ContactLink, LegalDocument, LegalSection } from './legal-document.tsx';

/** The same name as in web/wallet/keep/store.ts, which is a separate build. */
const WALLET_DATABASE = 'wallet';

const CHANGED_ON = '2026-11-28';

/**
 * The records that the product keeps about people: `server/http/privacy-page.test.ts` compares this page with the columns of the
 * database, the server's log, the cookie and the public data.
 */
export function PrivacyPage() {
  usePageTitle(m.shell_privacy());
  const { siteName, communityName } = community;
  return (
    <LegalDocument
      title={m.shell_privacy()}
      lead={m.legal_privacy_lead({ site: siteName, community: communityName })}
      changedOn={CHANGED_ON}
    >
      <LegalSection title={m.legal_short()}>
        <ul className="list-disc space-y-2 ps-5 marker:text-brass">
          <li>{m.legal_short_public()}</li>
          <li>{m.legal_short_ledger()}</li>
          <li>{m.legal_short_cookies()}</li>
        </ul>
      </LegalSection>
      <WhereItComesFrom />
      <LegalSection title={m.legal_kept()}>
        {keptRecords().map((record) => (
          <Kept key={record.title} {...record} />
        ))}
      </LegalSection>
      <LegalSection title={m.legal_everybody()}>
        <p>{m.legal_everybody_board()}</p>
        <p>{m.legal_everybody_weeks()}</p>
        <p>{m.legal_everybody_content()}</p>
        <p>{m.legal_everybody_hide()}</p>
        <p>{m.legal_everybody_copies({ coin: community.coin.name })}</p>
      </LegalSection>
      <InYourBrowser />
      <OtherServices />
      <LegalSection title={m.legal_correct()}>
        <p>{m.legal_correct_profile()}</p>
        <p>
          <ContactLink />
        </p>
        <p>{m.legal_correct_erase()}</p>
        <p>{m.legal_correct_ledger()}</p>
      </LegalSection>
    </LegalDocument>
  );
}

function WhereItComesFrom() {
  const { ownWallet } = useViewer().instance;
  const bot = community.links.botHandle;
  return (
    <LegalSection title={m.legal_from()}>
      <p>{bot === null ? m.legal_from_nameless() : m.legal_from_bot({ bot })}</p>
      <p>
        {ownWallet ? m.legal_from_own_wallet() : m.legal_from_bot_wallet()} {m.legal_operator()}
      </p>
    </LegalSection>
  );
}

function Kept({ title, what, purpose, kept, seenBy }: KeptRecord) {
  return (
    <div className="border-t pt-4 pb-1 first:border-t-0 first:pt-0">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{what}</p>
      <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[6rem_minmax(0,1fr)]">
        <dt className="text-muted max-sm:mt-1">{m.legal_what_for()}</dt>
        <dd>{purpose}</dd>
        <dt className="text-muted max-sm:mt-1">{m.legal_how_long()}</dt>
        <dd>{kept}</dd>
        <dt className="text-muted max-sm:mt-1">{m.legal_who_sees()}</dt>
        <dd>{seenBy}</dd>
      </dl>
    </div>
  );
}

function InYourBrowser() {
  return (
    <LegalSection title={m.legal_browser()}>
      <p>{rich(m.legal_browser_cookies({ name }))}</p>
      <p>
        {rich(
          m.legal_browser_storage({
            name,
            theme: () => name(THEME.storageKey),
            drafts: () => name(DRAFTS_STORAGE_KEY),
            launch: () => name(USED_LAUNCH_KEY),
            telegram: () => name(TELEGRAM_THEME_KEY),
          }),
        )}
      </p>
      <p>{rich(m.legal_browser_wallet({ wallet: () => name(WALLET_DATABASE) }))}</p>
    </LegalSection>
  );
}

function OtherServices() {
  const bot = community.links.botHandle;
  return (
    <LegalSection title={m.legal_other()}>
      <p>{m.legal_other_none()}</p>
      <p>{rich(m.legal_other_telegram({ name }))}</p>
      <p>{bot === null ? m.legal_other_nameless() : m.legal_other_bot({ bot })}</p>
    </LegalSection>
  );
}

/** The name of a cookie, a host or an entry of the browser's storage. */
function name(text: string) {
  return (
    <code {...apart()} className="font-mono text-[0.9em] whitespace-nowrap">
      {text}
    </code>
  );
}
