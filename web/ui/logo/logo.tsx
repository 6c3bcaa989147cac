import { Mark } from './mark.tsx';

type LogoMarkProps = {
  size?: number;
  className?: string;
};

/**
 * A compass rose that has become the coin's sign: the needle is the stem of the Ɉ, east and west are its stroke,
 * and the south point has turned into the hook. In the current text colour.
 */
export function LogoMark(props: LogoMarkProps) {
  return <Mark path={ROSE_PATH} {...props} />;
}

const ROSE_PATH =
  'M16.8 2.9L18.6 12.7L27.4 14.4L18.6 16.1V20.1C18.6 24.5 16.1 26.9 12.3 26.9C9.3 26.9 7.3 25.6 6.1 23.1C8 24.3 9.8 24.8 11.4 24.6C13.8 24.3 15 22.7 15 19.8V16.1L4.8 14.4L15 12.7Z';
