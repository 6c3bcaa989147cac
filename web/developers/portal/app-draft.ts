import { useEffect, useState } from 'react';
import type { App, AppBody } from '#contract/developer/apps.ts';
import { type AppFormProblems, checkAppForm } from '#rules/apps/form.ts';
import { storeDraft, storedDraft } from '#web/shell/sign-in/stored-drafts.ts';
import { FORM_TEXTS } from './form-texts.ts';

/** The form as typed; callback URLs are the lines of one field. */
export type AppDraft = {
  name: string;
  developer: string;
  contactEmail: string;
  applicationType: string;
  description: string;
  webhookUrl: string;
  callbackUrls: string;
  permissions: readonly string[];
};

export const EMPTY_DRAFT: AppDraft = {
  name: '',
  developer: '',
  contactEmail: '',
  applicationType: '',
  description: '',
  webhookUrl: '',
  callbackUrls: '',
  permissions: [],
};

export type DraftState = { draft: AppDraft; setDraft: (draft: AppDraft) => void };

const NEW_APP = 'app';

/** The draft of the register form; it survives switching tabs, an ended session and a reload. */
export function useDraft(): DraftState {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isRead, setIsRead] = useState(false);
  // After hydration, because the server's HTML has no draft.
  useEffect(() => {
    setDraft((now) => keptDraft(NEW_APP) ?? now);
    setIsRead(true);
  }, []);
  useEffect(() => {
    if (isRead) storeDraft(NEW_APP, isEmpty(draft) ? null : draft);
  }, [draft, isRead]);
  return { draft, setDraft };
}

/** The draft of a change to an app, null if none; it survives an ended session and a reload. */
export function useAppChange(appId: string): [AppDraft | null, (draft: AppDraft | null) => void] {
  const name = `app ${appId}`;
  const [draft, setDraft] = useState(() => keptDraft(name));
  return [
    draft,
    (next) => {
      storeDraft(name, next);
      setDraft(next);
    },
  ];
}

/** An app as its form shows it. */
export function draftOf(app: App): AppDraft {
  return {
    name: app.name,
    developer: app.developer,
    contactEmail: app.contactEmail,
    applicationType: app.applicationType,
    description: app.description,
    webhookUrl: app.webhookUrl ?? '',
    callbackUrls: app.callbackUrls.join('\n'),
    permissions: app.permissions,
  };
}

/** The problems of a draft, or the body to send if there are none. */
export function checkDraft(draft: AppDraft): { problems: AppFormProblems; body: AppBody | null } {
  const { problems, checked } = checkAppForm(
    { ...draft, callbackUrls: draft.callbackUrls.split('\n') },
    (text) => (URL.canParse(text) ? new URL(text) : null),
    FORM_TEXTS,
  );
  if (!checked) return { problems, body: null };
  const { callbackUrls, permissions } = checked;
  const lists = { callbackUrls: [...callbackUrls], permissions: [...permissions] };
  return { problems, body: { ...checked, ...lists } };
}

function keptDraft(name: string): AppDraft | null {
  const value = storedDraft(name);
  return isDraft(value) ? value : null;
}

function isEmpty(draft: AppDraft): boolean {
  return Object.values(draft).every((value) => value.length === 0);
}

function isDraft(value: unknown): value is AppDraft {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return Object.entries(EMPTY_DRAFT).every(([name, empty]) =>
    Array.isArray(empty) ? Array.isArray(fields.get(name)) : typeof fields.get(name) === 'string',
  );
}
