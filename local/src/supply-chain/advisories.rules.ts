/** Days to fix a vulnerability in a component, by severity; SECURITY.md promises the same for our own code. */
const DAYS: Readonly<Record<string, number>> = { critical: 7, high: 30, moderate: 90, low: 90, info: 90 };
/** Components are updated every quarter. */
const QUARTER_DAYS = 92;
const DAY_MS = 86_400_000;

/** A known vulnerability in an installed component. */
export interface Advisory {
  /** The registry's id, e.g. `GHSA-…`. */
  id: string;
  component: string;
  title: string;
  severity: string;
}

/** `components.json`: maintainers' notes on components. Days are `YYYY-MM-DD`. */
export interface ComponentsNote {
  /** When all were last updated. */
  upToDate: string;
  /** When each vulnerability was first seen; one that is fixed at once need not be noted. */
  seen: Readonly<Record<string, string>>;
}

/** Parses the output of `npm audit --json`. @throws Error with the reason if the audit failed */
export function advisoriesIn(output: string): Advisory[] {
  const { vulnerabilities, message } = JSON.parse(output) as {
    vulnerabilities?: Record<string, { via: (string | Via)[] }>;
    message?: string;
  };
  if (!vulnerabilities) throw new Error(`the registry was not asked: ${message ?? output.slice(0, 200)}`);
  const found = Object.values(vulnerabilities).flatMap(({ via }) =>
    via.filter((one) => typeof one !== 'string'),
  );
  const byId = new Map(found.map((one) => [idOf(one), one]));
  return [...byId].map(([id, { name, title, severity }]) => ({ id, component: name, title, severity }));
}

interface Via {
  name: string;
  title: string;
  url: string;
  severity: string;
}

const idOf = ({ url }: Via): string => url.slice(url.lastIndexOf('/') + 1);

/** What is overdue; empty if every component is within its time limit. @param today `YYYY-MM-DD` */
export function breachesOf(
  advisories: readonly Advisory[],
  { upToDate, seen }: ComponentsNote,
  today: string,
): string[] {
  const late = dayAfter(upToDate, QUARTER_DAYS);
  const old = today > late ? [`components were to be brought up to date by ${late}`] : [];
  return [
    ...old,
    ...advisories.flatMap(({ id, component, title, severity }) => {
      const what = `${component}: ${title} (${severity}, ${id})`;
      const first = seen[id];
      const days = DAYS[severity] ?? DAYS['critical'] ?? 0;
      if (first === undefined) {
        return [`${what}: mend it by ${dayAfter(today, days)}, or note today in components.json`];
      }
      const due = dayAfter(first, days);
      return today > due ? [`${what}: was to be mended by ${due}`] : [];
    }),
  ];
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
