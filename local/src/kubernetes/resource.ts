/** A Kubernetes resource, as in its YAML. */
export interface Resource {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly labels?: Record<string, string>;
  };
  readonly spec?: object;
}

/** The label that selects everything of one part: its service, policies and budget. */
export const labelsOf = (part: string) => ({ 'app.kubernetes.io/name': part });
