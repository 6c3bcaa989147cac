import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonLook = {
  variant?: ButtonVariant | undefined;
  /** sm 36 px (44 where the pointer is coarse), md 44 px, lg 48 px high. */
  size?: ButtonSize | undefined;
  /** A square for a single icon; the button then needs an `aria-label`. */
  iconOnly?: boolean | undefined;
  className?: string | undefined;
};

export type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className'> & {
    /** Shows work in progress and ignores presses; keeps width and focus. */
    loading?: boolean;
  };

export function Button({
  variant,
  size,
  iconOnly,
  className,
  loading = false,
  disabled,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled}
      // Not `disabled`, which would lose the keyboard focus.
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      onClick={(event) => (loading ? event.preventDefault() : onClick?.(event))}
      className={buttonClass({ variant, size, iconOnly, className })}
    >
      {/* Transparent and not hidden, so that the button keeps its name. */}
      <span className={cx('inline-flex items-center justify-center gap-2', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <LoaderCircle aria-hidden="true" size={18} strokeWidth={1.5} className="animate-spin" />
        </span>
      )}
    </button>
  );
}

/** The classes of a button for a link: `<a className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  iconOnly = false,
  className,
}: ButtonLook = {}): string {
  return cx(BASE, VARIANTS[variant], iconOnly ? SQUARES[size] : SIZES[size], className);
}

const BASE =
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md border font-medium whitespace-nowrap transition-colors no-underline disabled:opacity-50 disabled:pointer-events-none aria-disabled:cursor-default active:translate-y-px';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-brass bg-brass text-brass-ink hover:border-brass-deep hover:bg-brass-deep',
  secondary: 'border-edge bg-raised text-ink hover:border-ink hover:bg-sunken',
  ghost: 'border-transparent text-ink hover:bg-sunken',
  danger: 'border-bad bg-raised text-bad hover:bg-bad-wash',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-9 px-3 text-sm pointer-coarse:h-11',
  md: 'h-11 px-4 text-sm',
  lg: 'h-12 px-6 text-base',
};

const SQUARES: Record<ButtonSize, string> = {
  sm: 'size-9 pointer-coarse:size-11',
  md: 'size-11',
  lg: 'size-12',
};
