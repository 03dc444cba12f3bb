/** Whether the rooms of one service, remote or package need each other in a circle; tests may look anywhere. */
const { options } = require('./dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'a room uses those below it; what two use lies in one below both',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: { path: '(^|/)dist/|\\.(spec|itest|e2e)\\.tsx?$|/test/|/testing(\\.tsx?$|/)|^(e2e|faults)/' },
  },
};
