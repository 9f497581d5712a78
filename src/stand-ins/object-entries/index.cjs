'use strict';

// As the package of this name, for browsers that all have it.
module.exports = Object.entries;
