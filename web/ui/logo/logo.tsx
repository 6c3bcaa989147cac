import { community } from '#web/community.ts';
import { cx } from '../cx.ts';
import { Mark } from './mark.tsx';

type LogoProps = {
  /** Edge in pixels. */
  size: number;
  className?: string;
};

/** The community's logo: its picture on each paper, or its mark in the current text colour. */
export function Logo({ size, className = '' }: LogoProps) {
  const { path, light, dark } = community.logo;
  if (light === null || dark === null) {
    return <Mark path={path} size={size} className={className} />;
  }
  const picture = (src: string, shown: string) => (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      className={cx('object-contain', shown, className)}
    />
  );
  if (light === dark) return picture(light, '');
  return (
    <>
      {picture(light, 'dark:hidden')}
      {picture(dark, 'hidden dark:block')}
    </>
  );
}
