/** Replaces every stylesheet, because jsdom has no layout. */
module.exports = {}
