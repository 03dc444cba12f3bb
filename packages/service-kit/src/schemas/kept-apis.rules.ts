/** A sentence for each service that nothing would hold to its calls, since no release has written them down. */
export const keptApiFaults = (services: readonly string[], isKept: (service: string) => boolean): string[] =>
  services
    .filter((service) => !isKept(service))
    .map(
      (service) =>
        `${service} has no docs/contracts/api/${service}.json: its next release would be held to nothing. Let ` +
        `${service}/test/document.itest.ts call \`meetsServiceGuarantees\` with the name ${service}.`,
    );
