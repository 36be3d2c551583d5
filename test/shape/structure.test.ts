// One suite, so that the code is parsed once.
import './structure/exposure.js';
import './structure/imports.js';
import './structure/names.js';
import './structure/packages.js';
import './structure/places.js';
