/** Words that praise: a sentence that has one and tells nothing the person wrote only sells. */
export const salesWords: readonly string[] = [
  ...[
    'passionate',
    'thrilled',
    'excited',
    'perfect fit',
    'ideal candidate',
    'dream job',
    'proven track record',
  ],
  ...[
    'results-driven',
    'go-getter',
    'self-starter',
    'world-class',
    'unparalleled',
    'exceptional',
    'outstanding',
  ],
  ...['unique', 'unmatched', 'second to none', 'rockstar', 'guru', 'game-changer', 'hit the ground running'],
  ...['enthusiastic', 'enthusiasm', 'passion', 'confident', 'tremendous', 'dynamic', 'invaluable'],
];

/** Words that strengthen another one and say nothing themselves. */
export const intensifiers: readonly string[] = [
  ...['very', 'really', 'truly', 'extremely', 'highly', 'incredibly', 'absolutely', 'deeply', 'passionately'],
  ...['enthusiastically', 'remarkably', 'exceptionally', 'immensely', 'genuinely'],
];
