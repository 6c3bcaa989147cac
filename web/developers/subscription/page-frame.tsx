import type { ReactNode } from 'react';
import { PageHeader } from '../page-header.tsx';

export function PageFrame(props: { title: string; lead: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={props.title} lead={props.lead} />
      <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 px-4 py-8 sm:px-6 lg:py-10">
        {props.children}
      </div>
    </>
  );
}
