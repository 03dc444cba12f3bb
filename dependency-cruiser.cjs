/** Who may import whom. Each rule says why; `npm run lint:deps` enforces it. */
const ROOMS = '^(packages|svc-|mfe-|shell|gateway|local|e2e|faults)';
const TESTS = '\\.(spec|itest|e2e)\\.tsx?$|/test/|/testing(\\.tsx?$|/)|^(e2e|faults)/';
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { path: ROOMS, pathNot: allowed },
});

module.exports = {
  forbidden: [
    only(
      'contracts-stand-alone',
      '^packages/contracts/',
      '^packages/contracts/',
      'both sides of the wire read them',
    ),
    only('ui-knows-no-domain', '^packages/ui/', '^packages/ui/', 'a design system has no bookings in it'),
    only('web-kit', '^packages/web-kit/', '^packages/(web-kit|contracts)/', 'browser plumbing only'),
    only(
      'service-kit',
      '^packages/service-kit/',
      '^packages/(service-kit|contracts)/',
      'server plumbing only',
    ),
    only('posters', '^packages/posters/', '^packages/posters/', 'pictures are files to everybody else'),
    only('local', '^local/', '^local/', 'stands in for the outside, knows nobody'),
    only(
      'services-are-islands',
      '^(svc-[^/]+|gateway)/',
      '^($1|packages/(contracts|service-kit))/',
      'services talk by HTTP and events',
    ),
    only(
      'microfrontends-are-islands',
      '^(mfe-[^/]+|shell)/',
      '^($1|packages/(contracts|ui|web-kit))/',
      'the shell mounts them at run time',
    ),
    only(
      'faults-see-it-whole',
      '^faults/',
      '^(faults|local|packages/(contracts|service-kit|web-kit/build))/',
      'the product is started as processes and spoken to from outside',
    ),
    only('e2e-is-a-user', '^e2e/', '^(e2e|packages/contracts)/', 'it sees what a person sees'),
    {
      name: 'contracts-run-anywhere',
      severity: 'error',
      from: { path: '^packages/contracts/', pathNot: TESTS },
      to: { dependencyTypes: ['npm', 'npm-dev', 'core'] },
    },
    {
      name: 'controllers-hold-no-data-access',
      severity: 'error',
      from: { path: '\\.controller\\.ts$' },
      to: { path: '\\.entity\\.ts$|node_modules/typeorm/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.(status|rules)\\.ts$' },
      to: { path: 'node_modules/(@nestjs|typeorm)/|\\.(service|entity)\\.ts$' },
    },
    {
      name: 'migrations-stay-frozen',
      severity: 'error',
      from: { path: '/migrations/' },
      to: { path: '^(svc-|packages/)' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'app/ composes features; what several need lies in data/ (endpoints) or shared/ (pieces)',
      from: { path: '^(mfe-[^/]+)/src/(?!app/|data/|shared/|translations/|testing/)([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/($2|data|shared|translations|testing)/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'processes-without-a-database',
      severity: 'error',
      comment: 'what a database or letters need costs a process that has neither some seven megabytes',
      from: { path: '^packages/service-kit/src/process\\.ts$' },
      to: { path: 'node_modules/(typeorm|pg|nodemailer)/', reachable: true },
    },
    {
      name: 'gateway-has-no-database',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '\\.faults\\.ts$' },
      to: { path: '^packages/service-kit/src/index\\.ts$' },
    },
    { name: 'tests-are-leaves', severity: 'error', from: { pathNot: TESTS }, to: { path: TESTS } },
    {
      name: 'declared',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'unknown'], pathNot: '^(catalog|gallery|admin)/' },
    },
  ],
  options: {
    exclude: { path: '(^|/)dist/' },
    // The bench is no room of the product: the root's packages and its neighbours' serve it.
    doNotFollow: { path: ['node_modules', '^bench/'] },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@safari/source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
