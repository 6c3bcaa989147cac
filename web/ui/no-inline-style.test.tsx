import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readCommunity } from '#server/community-file/read-community.ts';
import { setCommunity } from '#web/community.ts';
import { Button } from './button.tsx';
import { ChartPattern } from './chart/chart-pattern.tsx';
import { CountUp } from './count-up.tsx';
import { CheckboxField, SearchField, SelectField } from './field.tsx';
import { Meter } from './meter.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';
import { TabList } from './tabs.tsx';

setCommunity(readCommunity(null).site);

it('writes no style attribute, which the content security policy would refuse in server-rendered pages', () => {
  const html = renderToStaticMarkup(
    <>
      <Button loading>Save</Button>
      <ChartPattern />
      <CountUp units={12_345_678n} durationMs={3000} maxDecimals={4} />
      <SearchField label="Search" value="a" onChange={() => {}} />
      <SelectField
        label="Sort"
        value="a"
        options={[{ value: 'a', label: 'A' }]}
        onChange={() => {}}
      />
      <CheckboxField label="Only" checked onChange={() => {}} />
      <Meter label="Points" value={3} max={5} valueText="3 of 5" />
      <Skeleton className="h-8 w-24" />
      <SkeletonText chars={5} />
      <TabList label="Parts" tabs={[{ id: 'a', label: 'A' }]} chosen="a" onChoose={() => {}} />
    </>,
  );
  expect(html).toContain('<svg');
  expect(html).not.toContain(' style=');
});
