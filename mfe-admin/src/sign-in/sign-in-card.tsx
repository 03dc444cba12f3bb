import { ShieldCheck } from '@safari/ui/icons';
import type { ReactNode } from 'react';

export interface SignInCardProps {
  title: string;
  lede: string;
  children: ReactNode;
}

/** The card of a staff sign-in page. */
export function SignInCard({ title, lede, children }: SignInCardProps) {
  return (
    <div className="mx-auto flex w-full max-w-sm flex-col gap-6 rounded-lg border border-line bg-surface-raised p-6 shadow-raised sm:p-8">
      <header className="flex flex-col items-center gap-3 text-center">
        <span className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <ShieldCheck className="size-6" />
        </span>
        <h1 className="font-display text-2xl">{title}</h1>
        <p className="text-sm text-ink-soft">{lede}</p>
      </header>
      {children}
    </div>
  );
}
