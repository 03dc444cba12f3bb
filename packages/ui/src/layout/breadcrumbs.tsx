import { Children, type ReactNode } from 'react';

/** Each child is a link; the last one is the current page and carries `aria-current="page"`. */
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
