/** Stands in for every stylesheet: jsdom lays nothing out. */
module.exports = {}
