/** What Kubernetes is told of one thing, as its own files say it. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Record<string, string>;
  };
  readonly spec?: object;
}

/** By which everything of one part is found: its service, its policies, its budget. */
export const labelsOf = (part: string) => ({ 'app.kubernetes.io/name': part });
