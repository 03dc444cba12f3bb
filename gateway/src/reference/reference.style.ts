/** Layout only: colours, voices and sizes are the design's tokens. */
export const REFERENCE_STYLE = `
.reference { background: var(--color-surface); color: var(--color-ink); overflow-wrap: anywhere; }
.reference header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem;
  align-items: baseline; padding: 0.75rem max(1rem, calc((100% - 58rem) / 2));
  background: var(--color-surface-raised); border-bottom: 1px solid var(--color-line); }
.reference .brand a { font-family: var(--font-display); font-size: var(--text-lg); color: inherit; text-decoration: none; }
.reference nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: 0; list-style: none; }
.reference nav a { display: inline-block; padding: 0.25rem 0; }
.reference main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
.reference a { color: var(--color-accent-ink); text-decoration: underline; text-underline-offset: 0.2em; }
.reference h1, .reference h2 { font-family: var(--font-display); font-weight: 560; text-wrap: balance; }
.reference h1 { font-size: var(--text-3xl); line-height: 1.2; margin-bottom: 1rem; }
.reference h2 { font-size: var(--text-2xl); margin-top: 3rem; scroll-margin-top: 6rem; }
.reference .lead { color: var(--color-ink-soft); margin-bottom: 0.75rem; max-width: 46rem; }
.reference section > p { color: var(--color-ink-soft); margin-bottom: 1rem; }
.reference code { font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace; font-size: 0.9em; }
.reference .call, .reference .schema { background: var(--color-surface-raised); border: 1px solid var(--color-line);
  border-radius: 0.75rem; margin-bottom: 0.5rem; }
.reference .call > summary { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.125rem; padding: 0.75rem 1rem;
  list-style: none; cursor: pointer; border-radius: calc(0.75rem - 1px); }
.reference .call > summary::-webkit-details-marker { display: none; }
.reference .call > summary:hover { background: var(--color-surface-sunk); }
.reference summary p { font-size: var(--text-sm); color: var(--color-ink-soft); margin: 0; }
.reference h3 { font-size: var(--text-base); font-weight: 600; margin: 0; }
.reference .method { display: inline-block; min-width: 4.25rem; padding: 0.05rem 0.5rem; border-radius: 0.375rem;
  font-size: var(--text-xs); text-align: center; background: var(--color-surface-sunk); color: var(--color-ink); }
.reference .method.get { background: var(--color-info-soft); color: var(--color-info-ink); }
.reference .method.post { background: var(--color-success-soft); color: var(--color-success-ink); }
.reference .method.put { background: var(--color-warning-soft); color: var(--color-warning-ink); }
.reference .method.delete { background: var(--color-danger-soft); color: var(--color-danger-ink); }
.reference .inside { padding: 0 1rem 1rem; border-top: 1px solid var(--color-line); scroll-margin-top: 9rem; }
.reference .who { margin: 0.75rem 0 0; font-size: var(--text-sm); color: var(--color-ink-soft); }
.reference h4 { font-size: var(--text-sm); font-weight: 600; margin: 1rem 0 0.25rem; }
.reference .schema { padding: 1rem; scroll-margin-top: 6rem; }
.reference .schema:target { border-color: var(--color-accent); box-shadow: 0 0 0 1px var(--color-accent); }
.reference .fields { margin: 0; padding: 0; list-style: none; font-size: var(--text-sm); }
.reference .fields .fields { padding-left: 1rem; border-left: 2px solid var(--color-line); }
.reference .fields li { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem;
  padding: 0.35rem 0; border-top: 1px solid var(--color-line); }
.reference .fields li:first-child { border-top: 0; }
.reference .fields .name { font-weight: 600; }
.reference .fields .kind, .reference .inside > p, .reference .schema > p { font-size: var(--text-sm); color: var(--color-ink-soft); }
.reference .fields p { margin: 0; }
@media (max-width: 40rem) { .reference .fields li { grid-template-columns: minmax(0, 1fr); } .reference header { position: static; } }
`;
