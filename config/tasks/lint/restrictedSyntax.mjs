const COLOUR = String.raw`#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(?:rgb|hsl)a?\(`
const LENGTH = String.raw`(?:^|[\s:(,-])\.?\d[\d.]*(?:px|rpx|rem|pt)\b`
/** Style properties whose number isn't a length. */
const PLAIN_NUMBER = '^(flex|flexGrow|flexShrink|opacity|zIndex|order|fontWeight|lineHeight)$'

/** Shapes of a single node that .oxlintrc.json refuses by the group's name: each a selector (esquery) and what to do. */
const GROUPS = {
  random: [
    {
      selector: 'MemberExpression[object.name="Math"][property.name="random"]',
      message: 'Math.random is guessable and repeats itself in no test: use the random source the module is given.',
    },
    {
      selector: 'VariableDeclarator[init.name="Math"]',
      message: 'Name Math at each use, so that Math.random is seen.',
    },
  ],
  /** Too new for the oldest browsers we support (Chrome 87, iOS 14.5): the types contain them, but nothing is polyfilled. */
  'too-young': [
    {
      selector: 'CallExpression[callee.property.name=/^(at|findLast|findLastIndex|hasOwn|toSorted|toReversed|with)$/]',
      message: 'Not in Chrome 87 or iOS 14.5, and nothing is polyfilled: use what ES2021 has.',
    },
    { selector: 'Identifier[name="structuredClone"]', message: 'Not in Chrome 87 or iOS 14.5.' },
  ],
  /** Only src/platform may contain what differs between the platforms. */
  platform: [
    {
      selector:
        'Identifier[name="TARO_ENV"], Literal[value="TARO_ENV"], CallExpression[callee.object.name="Taro"][callee.property.name="getEnv"]',
      message: 'What differs by platform belongs in src/platform.',
    },
    {
      selector: ':matches(ImportDeclaration, ImportExpression)[source.value=/\\.(h5|weapp)$/]',
      message: 'Import the capability; the build chooses the platform.',
    },
  ],
  components: [
    {
      selector:
        'VariableDeclarator[init.callee.name="useState"] > ArrayPattern > Identifier:nth-child(2):not([name=/^set[A-Z]/])',
      message: 'What sets a state begins with set: const [x, setX] = useState().',
    },
    {
      selector: 'CallExpression[callee.name="definePage"] > :matches(FunctionExpression, ArrowFunctionExpression)',
      message: 'A page is a function with a name; export default definePage(Name, …) is its file’s last line.',
    },
  ],
  /** The bank has no hooks, and readers take `use…` for a hook. */
  hooks: [
    {
      selector: ':matches(FunctionDeclaration, VariableDeclarator[init.type=/Function/])[id.name=/^use[A-Z]/]',
      message: 'Only a hook begins with use: say consume, spend or take.',
    },
  ],
  /** Ways by which a test could bypass checks of the app. */
  'back-doors': [
    {
      selector: 'CallExpression[callee.object.name="jest"][arguments.0.value=/\\bpage$/]',
      message: 'openPage (test/component/openPage.ts) opens a page with its own definePage.',
    },
    {
      selector: 'TSAsExpression > TSObjectKeyword',
      message: 'A cast to object hides a wrong shape: give the value the type that is wanted.',
    },
  ],
  /**
   * Tests and the bank have one clock, which tests can set (test/clock/shift.cjs): what reads another depends on the day.
   * Dates of a fixed time, `new Date(ms)`, are no reading.
   */
  'machine-clock': [
    {
      selector:
        ':matches(MemberExpression[object.name="Date"][property.name="now"], NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.name="Date"])',
      message: 'machineNow() of sandbox/kernel/clock is the one place that reads the machine’s clock.',
    },
  ],
  /** Several processes share a database, and a test can't set its clock. */
  'database-clock': [
    {
      selector:
        'TemplateElement[value.raw=/\\b(now\\(\\)|(clock|statement|transaction)_timestamp|current_(date|time|timestamp)|localtime)/i], Identifier[name="defaultNow"]',
      message: 'The bank’s time comes from bankNow() and machineNow(), never from the database.',
    },
  ],
  stopwatch: [
    {
      selector: 'MemberExpression[object.name="performance"], MemberExpression[property.name="hrtime"]',
      message: 'No test measures time; the bench and the drill do.',
    },
  ],
  'raw-styles': [
    {
      selector: `:matches(Literal[value=/${COLOUR}/i], TemplateElement[value.raw=/${COLOUR}/i])`,
      message: 'A raw colour; use a token of src/ui/tokens.',
    },
    {
      selector: `:matches(Literal[value=/${LENGTH}/], TemplateElement[value.raw=/${LENGTH}/], JSXAttribute[name.name=/[sS]tyle$/] Property:not([key.name=/${PLAIN_NUMBER}/]):not([key.value=/^--/]) > Literal.value[raw=/^[\\d.]+$/]:not([raw="0"]))`,
      message: 'A raw length; use a token of src/ui/tokens.',
    },
  ],
}

/** Refuses the shapes of the groups that its options name. A later override's list takes the place of an earlier one's. */
export const restrictedSyntax = {
  meta: { type: 'problem', schema: { type: 'array', items: { enum: Object.keys(GROUPS) } } },
  create: (context) =>
    Object.fromEntries(
      context.options
        .flatMap((group) => GROUPS[group])
        .map(({ selector, message }) => [selector, (node) => context.report({ node, message })]),
    ),
}
