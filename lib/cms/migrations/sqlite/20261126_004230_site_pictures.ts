import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`gallery_videos\` ADD \`image_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`gallery_videos_image_idx\` ON \`gallery_videos\` (\`image_id\`);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`volunteers_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`training_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`giving_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`map_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`ALTER TABLE \`settings\` ADD \`card_picture_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`settings_volunteers_picture_idx\` ON \`settings\` (\`volunteers_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_training_picture_idx\` ON \`settings\` (\`training_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_giving_picture_idx\` ON \`settings\` (\`giving_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_map_picture_idx\` ON \`settings\` (\`map_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_card_picture_idx\` ON \`settings\` (\`card_picture_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_gallery_videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`_order\` text,
  	\`video\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gallery_videos\`("id", "_order", "video", "updated_at", "created_at") SELECT "id", "_order", "video", "updated_at", "created_at" FROM \`gallery_videos\`;`)
  await db.run(sql`DROP TABLE \`gallery_videos\`;`)
  await db.run(sql`ALTER TABLE \`__new_gallery_videos\` RENAME TO \`gallery_videos\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`gallery_videos__order_idx\` ON \`gallery_videos\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gallery_videos_updated_at_idx\` ON \`gallery_videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gallery_videos_created_at_idx\` ON \`gallery_videos\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`__new_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`companion_name\` text,
  	\`logo_id\` integer,
  	\`logo_for_dark_id\` integer,
  	\`mark_id\` integer,
  	\`copyright_year\` numeric,
  	\`placeholders\` integer DEFAULT false,
  	\`email\` text,
  	\`map_position\` text,
  	\`social_twitter\` text,
  	\`social_facebook\` text,
  	\`social_youtube\` text,
  	\`social_instagram\` text,
  	\`social_pinterest\` text,
  	\`counters_total_donation\` numeric,
  	\`counters_total_donation_date\` text,
  	\`counters_projects_funded\` numeric,
  	\`counters_projects_funded_date\` text,
  	\`counters_kids_need_help\` numeric,
  	\`counters_kids_need_help_date\` text,
  	\`counters_volunteers\` numeric,
  	\`counters_volunteers_date\` text,
  	\`countries\` text DEFAULT 'USA
  England
  Australia
  Bangladesh
  Afghanistan
  Albania
  Algeria
  Andorra
  Angola
  Antigua and Barbuda
  Argentina
  Armenia
  Austria
  Azerbaijan
  Bahamas
  Bahrain
  Barbados
  Belarus
  Belgium
  Belize
  Benin
  Bhutan
  Bolivia
  Bosnia and Herzegovina
  Botswana
  Brazil
  Brunei
  Bulgaria
  Burkina Faso
  Burundi
  Cabo Verde
  Cambodia
  Cameroon
  Canada
  Central African Republic
  Chad
  Chile
  China
  Colombia
  Comoros
  Congo
  Costa Rica
  Croatia
  Cuba
  Cyprus
  Czechia
  Côte d’Ivoire
  Democratic Republic of the Congo
  Denmark
  Djibouti
  Dominica
  Dominican Republic
  Ecuador
  Egypt
  El Salvador
  Equatorial Guinea
  Eritrea
  Estonia
  Eswatini
  Ethiopia
  Fiji
  Finland
  France
  Gabon
  Gambia
  Georgia
  Germany
  Ghana
  Greece
  Grenada
  Guatemala
  Guinea
  Guinea-Bissau
  Guyana
  Haiti
  Honduras
  Hong Kong
  Hungary
  Iceland
  India
  Indonesia
  Iran
  Iraq
  Ireland
  Israel
  Italy
  Jamaica
  Japan
  Jordan
  Kazakhstan
  Kenya
  Kiribati
  Kosovo
  Kuwait
  Kyrgyzstan
  Laos
  Latvia
  Lebanon
  Lesotho
  Liberia
  Libya
  Liechtenstein
  Lithuania
  Luxembourg
  Macao
  Madagascar
  Malawi
  Malaysia
  Maldives
  Mali
  Malta
  Marshall Islands
  Mauritania
  Mauritius
  Mexico
  Micronesia
  Moldova
  Monaco
  Mongolia
  Montenegro
  Morocco
  Mozambique
  Myanmar
  Namibia
  Nauru
  Nepal
  Netherlands
  New Zealand
  Nicaragua
  Niger
  Nigeria
  North Korea
  North Macedonia
  Northern Ireland
  Norway
  Oman
  Pakistan
  Palau
  Palestine
  Panama
  Papua New Guinea
  Paraguay
  Peru
  Philippines
  Poland
  Portugal
  Qatar
  Romania
  Russia
  Rwanda
  Saint Kitts and Nevis
  Saint Lucia
  Saint Vincent and the Grenadines
  Samoa
  San Marino
  Sao Tome and Principe
  Saudi Arabia
  Scotland
  Senegal
  Serbia
  Seychelles
  Sierra Leone
  Singapore
  Slovakia
  Slovenia
  Solomon Islands
  Somalia
  South Africa
  South Korea
  South Sudan
  Spain
  Sri Lanka
  Sudan
  Suriname
  Sweden
  Switzerland
  Syria
  Taiwan
  Tajikistan
  Tanzania
  Thailand
  Timor-Leste
  Togo
  Tonga
  Trinidad and Tobago
  Tunisia
  Turkey
  Turkmenistan
  Tuvalu
  Uganda
  Ukraine
  United Arab Emirates
  Uruguay
  Uzbekistan
  Vanuatu
  Vatican City
  Venezuela
  Vietnam
  Wales
  Yemen
  Zambia
  Zimbabwe' NOT NULL,
  	\`messages_kept_months\` numeric DEFAULT 24 NOT NULL,
  	\`registrations_kept_months\` numeric DEFAULT 12 NOT NULL,
  	\`suspected_kept_days\` numeric DEFAULT 30 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_for_dark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`mark_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_settings\`("id", "companion_name", "logo_id", "logo_for_dark_id", "mark_id", "copyright_year", "placeholders", "email", "map_position", "social_twitter", "social_facebook", "social_youtube", "social_instagram", "social_pinterest", "counters_total_donation", "counters_total_donation_date", "counters_projects_funded", "counters_projects_funded_date", "counters_kids_need_help", "counters_kids_need_help_date", "counters_volunteers", "counters_volunteers_date", "countries", "messages_kept_months", "registrations_kept_months", "suspected_kept_days", "updated_at", "created_at") SELECT "id", "companion_name", "logo_id", "logo_for_dark_id", "mark_id", "copyright_year", "placeholders", "email", "map_position", "social_twitter", "social_facebook", "social_youtube", "social_instagram", "social_pinterest", "counters_total_donation", "counters_total_donation_date", "counters_projects_funded", "counters_projects_funded_date", "counters_kids_need_help", "counters_kids_need_help_date", "counters_volunteers", "counters_volunteers_date", "countries", "messages_kept_months", "registrations_kept_months", "suspected_kept_days", "updated_at", "created_at" FROM \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`ALTER TABLE \`__new_settings\` RENAME TO \`settings\`;`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_logo_for_dark_idx\` ON \`settings\` (\`logo_for_dark_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_mark_idx\` ON \`settings\` (\`mark_id\`);`)
}
