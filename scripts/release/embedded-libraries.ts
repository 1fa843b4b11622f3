import type { ShippedPackage } from './packages.ts'

/** A library that is compiled into a file of a package, so that no package manager lists it. */
export interface EmbeddedLibrary extends ShippedPackage {
  /** A text in the file that only this library has. A test looks for it. */
  mark: string
}

export const pgliteModule = 'node_modules/@electric-sql/pglite/dist/pglite.wasm'

/** The libraries in PGlite's WebAssembly. */
export const embeddedLibraries: EmbeddedLibrary[] = [
  {
    name: 'postgresql',
    version: '18.6',
    license: 'PostgreSQL',
    author: 'PostgreSQL Global Development Group',
    homepage: 'https://www.postgresql.org',
    mark: 'PostgreSQL 18.6 (PGlite',
    text: `PostgreSQL Database Management System
(also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without
a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the following two
paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE
UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF
MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE
UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.`,
  },
  {
    name: 'icu',
    version: '76',
    license: 'Unicode-3.0',
    author: 'Unicode, Inc.',
    homepage: 'https://icu.unicode.org',
    mark: 'icudt76l',
    text: `UNICODE LICENSE V3

COPYRIGHT AND PERMISSION NOTICE

Copyright © 2016-2024 Unicode, Inc.

NOTICE TO USER: Carefully read the following legal agreement. BY DOWNLOADING, INSTALLING, COPYING OR OTHERWISE USING DATA
FILES, AND/OR SOFTWARE, YOU UNEQUIVOCALLY ACCEPT, AND AGREE TO BE BOUND BY, ALL OF THE TERMS AND CONDITIONS OF THIS AGREEMENT.
IF YOU DO NOT AGREE, DO NOT DOWNLOAD, INSTALL, COPY, DISTRIBUTE OR USE THE DATA FILES OR SOFTWARE.

Permission is hereby granted, free of charge, to any person obtaining a copy of data files and any associated documentation
(the "Data Files") or software and any associated documentation (the "Software") to deal in the Data Files or Software without
restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, and/or sell copies of
the Data Files or Software, and to permit persons to whom the Data Files or Software are furnished to do so, provided that
either (a) this copyright and permission notice appear with all copies of the Data Files or Software, or (b) this copyright and
permission notice appear in associated Documentation.

THE DATA FILES AND SOFTWARE ARE PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED
TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT OF THIRD PARTY RIGHTS.

IN NO EVENT SHALL THE COPYRIGHT HOLDER OR HOLDERS INCLUDED IN THIS NOTICE BE LIABLE FOR ANY CLAIM, OR ANY SPECIAL INDIRECT OR
CONSEQUENTIAL DAMAGES, OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT,
NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF THE DATA FILES OR SOFTWARE.

Except as contained in this notice, the name of a copyright holder shall not be used in advertising or otherwise to promote the
sale, use or other dealings in these Data Files or Software without prior written authorization of the copyright holder.`,
  },
  {
    name: 'libxml2',
    version: '2',
    license: 'MIT',
    author: '1998-2012 Daniel Veillard. All Rights Reserved.',
    homepage: 'https://gitlab.gnome.org/GNOME/libxml2',
    mark: 'libxml2: Failed to allocate globals',
    text: undefined,
  },
  {
    name: 'emscripten',
    version: '6.0.13',
    license: 'MIT',
    author: '2010-2014 Emscripten authors; musl: 2005-2020 Rich Felker, et al.',
    homepage: 'https://emscripten.org',
    mark: 'linker emulating GNU ld) 6.0.13',
    text: undefined,
  },
]
