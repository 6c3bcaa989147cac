import { community } from '#web/community.ts';
import { m } from '#web/messages.ts';
import { paths } from '#web/paths.ts';
import { PageLink } from '#web/shell/page-link.tsx';
import { usePageTitle } from '#web/shell/page-title.ts';
import { useViewer } from '#web/shell/viewer/viewer.tsx';
import { rich } from '#web/ui/text/rich.ts';
import { ContactLink, LegalDocument, LegalSection } from './legal-document.tsx';

const CHANGED_ON = '2026-11-28';

/** The purpose and the limits of the site. Sentences about points, weeks and bans are rules of the product. */
export function TermsPage() {
  usePageTitle(m.shell_terms());
  const { ownWallet } = useViewer().instance;
  return (
    <LegalDocument
      title={m.shell_terms()}
      lead={m.legal_terms_lead({ site: community.siteName })}
      changedOn={CHANGED_ON}
    >
      <ThisSite ownWallet={ownWallet} />
      <LegalSection title={m.guide_points()}>
        <p>{m.legal_points_meaning()}</p>
      </LegalSection>
      <WeeklyPool ownWallet={ownWallet} />
      <LegalSection title={m.legal_sharers()}>
        <p>{m.legal_sharers_text()}</p>
      </LegalSection>
      <LegalSection title={m.creator_content()}>
        <p>{m.legal_content_terms()}</p>
      </LegalSection>
      <LegalSection title={m.legal_corrections()}>
        <p>{m.legal_corrections_points()}</p>
        <p>{m.legal_corrections_bans()}</p>
      </LegalSection>
      <LegalSection title={m.legal_wrong()}>
        <p>{m.legal_wrong_text()}</p>
        <p>{m.legal_wrong_tell()}</p>
        <p>
          <ContactLink />
        </p>
      </LegalSection>
      <LegalSection title={m.legal_change()}>
        <p>{m.legal_change_text()}</p>
      </LegalSection>
    </LegalDocument>
  );
}

function ThisSite({ ownWallet }: { ownWallet: boolean }) {
  const { communityName, links, coin } = community;
  const values = { community: communityName };
  return (
    <LegalSection title={m.legal_site()}>
      <p>
        {links.botHandle === null
          ? m.legal_site_nameless(values)
          : m.legal_site_bot({ ...values, bot: links.botHandle })}{' '}
        {ownWallet ? m.legal_site_own_wallet() : m.legal_site_no_wallet()}{' '}
        {m.legal_site_chain({ coin: coin.name })}
      </p>
      <p>{m.legal_site_operator()}</p>
    </LegalSection>
  );
}

function WeeklyPool({ ownWallet }: { ownWallet: boolean }) {
  const { code } = community.coin;
  const a = (text: string) => (
    <PageLink href={paths.rules} className="link">
      {text}
    </PageLink>
  );
  return (
    <LegalSection title={m.legal_pool()}>
      <p>{m.legal_pool_week({ code })}</p>
      <p>{rich(m.legal_pool_rules({ code, a }))}</p>
      <p>{ownWallet ? m.legal_pool_paid_wallet() : m.legal_pool_paid()}</p>
    </LegalSection>
  );
}
