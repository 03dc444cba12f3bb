import { Children, type ReactNode } from 'react';

/** Each child is one link; the last is the page itself and carries `aria-current="page"`. */
export function Breadcrumbs({ label = 'Breadcrumb', children }: { label?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="ui-breadcrumbs">
      <ol>
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </ol>
    </nav>
  );
}
