/** Printed by `npm run messages` from the dashboard's words. */
export const de: Readonly<Record<string, string>> = {
  'advice.address_not_found': 'Bitten Sie den Gast, die Adresse zu korrigieren.',
  'advice.adverse_media_found':
    'Lesen Sie den Bericht und vergewissern Sie sich, dass es um den Gast geht: Viele Menschen heißen gleich.',
  'advice.adverse_media_unfinished': 'Starten Sie die Suche später erneut oder suchen Sie selbst nach dem Gast.',
  'advice.background_record':
    'Lesen Sie den Bericht und vergewissern Sie sich, dass es um den Gast geht: Viele Menschen heißen gleich.',
  'advice.background_unfinished': 'Starten Sie die Suche später erneut oder suchen Sie selbst nach dem Gast.',
  'advice.blacklist_document_number':
    'Vergleichen Sie den Gast mit dem Eintrag auf der Liste und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.blacklist_email':
    'Vergleichen Sie den Gast mit dem Eintrag auf der Liste und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.blacklist_name_and_birth_date':
    'Vergleichen Sie den Gast mit dem Eintrag auf der Liste und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.blacklist_phone':
    'Vergleichen Sie den Gast mit dem Eintrag auf der Liste und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.card_code_wrong': 'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.card_country_differs_from_address': 'Bitten Sie um eine Zahlung mit 3-D Secure.',
  'advice.card_postal_code_wrong': 'Bitten Sie den Gast um die Rechnungsadresse der Karte.',
  'advice.card_reported_stolen': 'Übergeben Sie die Schlüssel erst, wenn die Zahlung geklärt ist.',
  'advice.cards_of_several_countries':
    'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.contact_unreachable': 'Bitten Sie den Gast um Kontaktdaten, unter denen er erreichbar ist.',
  'advice.contact_without_trace':
    'Bitten Sie den Gast um eine E-Mail-Adresse oder Telefonnummer, die er schon länger nutzt.',
  'advice.credit_no_file': 'Verlangen Sie einen Einkommensnachweis oder einen Bürgen.',
  'advice.credit_to_consider':
    'Verlangen Sie einen Bürgen oder Vorauszahlung. Wenn Sie wegen der Auskunft ablehnen, teilen Sie es dem Gast mit.',
  'advice.declined_before': 'Lesen Sie die Notizen zu den früheren Reservierungen.',
  'advice.declined_repeatedly': 'Lesen Sie die Notizen zu den früheren Reservierungen.',
  'advice.email_disposable': 'Bitten Sie den Gast um eine dauerhafte E-Mail-Adresse.',
  'advice.email_domain_without_mail': 'Bitten Sie den Gast um Kontaktdaten, unter denen er erreichbar ist.',
  'advice.email_invalid': 'Bitten Sie den Gast um Kontaktdaten, unter denen er erreichbar ist.',
  'advice.fraud_model_flags': 'Lesen Sie die Gründe des Modells und prüfen Sie die Reservierung.',
  'advice.fraud_model_wonders': 'Lesen Sie die Gründe des Modells und prüfen Sie die Reservierung.',
  'advice.fraud_prior_flags': 'Lesen Sie die Gründe des Modells und prüfen Sie die Reservierung.',
  'advice.fraud_prior_wonders': 'Lesen Sie die Gründe des Modells und prüfen Sie die Reservierung.',
  'advice.guest_under_age': 'Bitten Sie darum, dass ein Erwachsener bucht und selbst mitreist.',
  'advice.guest_young': 'Fragen Sie nach dem Aufenthaltszweck oder verlangen Sie eine Kaution.',
  'advice.id_attempts_used_up': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_birth_date_differs': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_algorithm_weak': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_not_genuine': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_not_verified': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_other_state': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_signer_expired': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_chip_signer_untrusted': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_document_expired': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_document_used_before': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_expires_during_stay': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_face_differs': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_face_unsure': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_faces_not_compared': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_image_used_before': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_implausible_dates': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_algorithm_weak': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_device_unproved':
    'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_incomplete': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_not_genuine': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_not_verified': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_other_issuer': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_outdated': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_signer_expired': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_licence_signer_untrusted':
    'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_movement_failed': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_movement_skipped': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_movement_unclear': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_name_differs': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_no_name_to_compare': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_not_readable': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_not_the_guest': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_only_print_read': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_other_adult':
    'Prüfen Sie die Erwachsenen auf der Gästeliste und ihre Ausweisbilder und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_other_kind': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_photocopy': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_print_differs': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_print_expired': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_same_picture_twice': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_screen_capture': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_selfie_declined': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_selfie_is_portrait': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_selfie_unclear': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_side_not_seen': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_specimen_document': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_under_age': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_unknown_state': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_zone_contradicts_itself':
    'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.id_zones_differ': 'Sehen Sie sich die Ausweisbilder an und genehmigen Sie dann oder lehnen Sie ab.',
  'advice.ip_country_differs': 'Fragen Sie den Gast, wo er wohnt und warum die Angaben voneinander abweichen.',
  'advice.ip_hides_origin': 'Fragen Sie den Gast, wo er wohnt.',
  'advice.ip_known_for_attacks': 'Lassen Sie den Gast die Reservierung über eine andere Verbindung bestätigen.',
  'advice.ip_reserved': 'Übermitteln Sie die IP-Adresse des Gastes, nicht die Ihres eigenen Servers.',
  'advice.last_minute_with_other_risk': 'Klären Sie die anderen Anzeichen für Betrug vor der Anreise.',
  'advice.long_stay': 'Verlangen Sie Referenzen oder eine unterschriebene Vereinbarung.',
  'advice.party_over_capacity': 'Fragen Sie den Gast, wie viele Personen übernachten.',
  'advice.party_shape': 'Fragen Sie nach dem Aufenthaltszweck und lassen Sie den Gast die Hausordnung akzeptieren.',
  'advice.payment_chargeback': 'Übergeben Sie die Schlüssel erst, wenn die Zahlung geklärt ist.',
  'advice.payment_declined_by_network':
    'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.payment_dispute': 'Übergeben Sie die Schlüssel erst, wenn die Zahlung geklärt ist.',
  'advice.payment_many_failures': 'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.payment_only_failed': 'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.phone_country_differs_from_address':
    'Fragen Sie den Gast, wo er wohnt und warum die Angaben voneinander abweichen.',
  'advice.phone_country_differs_from_card':
    'Fragen Sie den Gast, wo er wohnt und warum die Angaben voneinander abweichen.',
  'advice.phone_invalid': 'Bitten Sie den Gast um Kontaktdaten, unter denen er erreichbar ist.',
  'advice.phone_line_unusual': 'Rufen Sie den Gast unter dieser Nummer an oder bitten Sie um eine Mobilnummer.',
  'advice.portal_details_pasted': 'Prüfen Sie, ob der Gast das Portal selbst ausgefüllt hat.',
  'advice.portal_device_shared': 'Vergleichen Sie die Reservierungen und fragen Sie den Gast, wer für wen gebucht hat.',
  'advice.portal_filled_in_fast': 'Prüfen Sie, ob der Gast das Portal selbst ausgefüllt hat.',
  'advice.portal_time_zone_far': 'Fragen Sie den Gast, wo er gerade ist. Auf Reisen ist das ganz normal.',
  'advice.purpose_event': 'Fragen Sie, was geplant ist, wie viele Personen kommen und wann es endet.',
  'advice.purpose_local_stay': 'Fragen Sie, wozu der Gast eine Unterkunft in der Nähe seines Wohnorts braucht.',
  'advice.same_day_booking': 'Verlangen Sie vor der Anreise einen Ausweis.',
  'advice.sanctions_close_match':
    'Vergleichen Sie den Listeneintrag mit dem Gast und verwerfen Sie dann den Treffer oder lehnen Sie ab.',
  'advice.sanctions_namesake':
    'Vergleichen Sie den Listeneintrag mit dem Gast und verwerfen Sie dann den Treffer oder lehnen Sie ab.',
  'advice.sanctions_other_birth_date':
    'Verlangen Sie einen Ausweis: Das Geburtsdatum darin kann den Treffer ausräumen.',
  'advice.sex_offender_namesake':
    'Vergleichen Sie den Eintrag zuerst mit dem Gast: Viele Menschen heißen gleich, und Register enthalten Fehler.',
  'advice.sex_offender_record':
    'Vergleichen Sie den Eintrag zuerst mit dem Gast: Viele Menschen heißen gleich, und Register enthalten Fehler.',
  'advice.simulated_adverse_media': 'Prüfen Sie den Befund.',
  'advice.simulated_background_check': 'Prüfen Sie den Befund.',
  'advice.simulated_credit_check': 'Prüfen Sie den Befund.',
  'advice.simulated_identification_document': 'Prüfen Sie den Befund.',
  'advice.simulated_sanctions': 'Prüfen Sie den Befund.',
  'advice.simulated_social_verification': 'Prüfen Sie den Befund.',
  'advice.three_d_secure_failed': 'Bitten Sie den Gast um eine andere Karte auf seinen eigenen Namen, mit 3-D Secure.',
  'advice.visitors_over_capacity': 'Fragen Sie, wann die Besucher kommen und ob sie über Nacht bleiben.',
  'resolve.address_not_found': 'Die Adresse des Gastes korrigieren.',
  'resolve.adverse_media_unfinished': 'Die Pressesuche ohne Befund abschließen.',
  'resolve.background_unfinished': 'Die Hintergrundprüfung ohne Befund abschließen.',
  'resolve.card_code_wrong': 'Eine Zahlung mit dem richtigen Sicherheitscode vornehmen.',
  'resolve.card_postal_code_wrong': 'Eine Zahlung mit der richtigen Postleitzahl zur Karte vornehmen.',
  'resolve.contact_unreachable': 'Eine gültige Telefonnummer oder E-Mail-Adresse angeben.',
  'resolve.contact_without_trace': 'Kontaktdaten angeben, zu denen es Spuren im Netz gibt.',
  'resolve.email_disposable': 'Eine dauerhafte E-Mail-Adresse angeben.',
  'resolve.email_domain_without_mail': 'Eine E-Mail-Adresse angeben, die E-Mails empfangen kann.',
  'resolve.email_invalid': 'Eine gültige E-Mail-Adresse angeben.',
  'resolve.guest_under_age': 'Einen Erwachsenen den Aufenthalt buchen lassen.',
  'resolve.ip_hides_origin': 'Die Reservierung ohne VPN, Tor oder Proxy bestätigen.',
  'resolve.ip_known_for_attacks': 'Die Reservierung über eine andere Internetverbindung bestätigen.',
  'resolve.ip_reserved': 'Die öffentliche IP-Adresse des Gastes übermitteln.',
  'resolve.party_over_capacity': 'Die Gästezahl auf die Kapazität der Unterkunft verringern.',
  'resolve.payment_chargeback': 'Die Rückbuchung klären.',
  'resolve.payment_dispute': 'Die Zahlungsanfechtung klären.',
  'resolve.payment_only_failed': 'Eine Zahlung autorisieren oder einziehen.',
  'resolve.phone_invalid': 'Eine gültige Telefonnummer angeben.',
  'resolve.phone_line_unusual': 'Eine Mobil- oder Festnetznummer angeben.',
  'resolve.sanctions_close_match':
    'Den Eintrag der Sanktionsliste mit der Person vergleichen und den Treffer verwerfen, wenn es jemand anderes ist.',
  'resolve.sanctions_namesake':
    'Den ähnlichen Eintrag der Sanktionsliste mit der Person vergleichen und den Treffer verwerfen, wenn es jemand anderes ist.',
  'resolve.sanctions_other_birth_date':
    'Einen Ausweis prüfen: Das Geburtsdatum darin kann den Sanktionstreffer ausräumen.',
  'resolve.three_d_secure_failed': 'Eine Zahlung mit erfolgreichem 3-D Secure vornehmen.',
  'risk.address_not_found': 'Die Adresse des Gastes wurde nicht gefunden.',
  'risk.adverse_media_found':
    'Artikel über eine Person mit dem Namen des Gastes sind negativ oder konnten nicht bewertet werden.',
  'risk.adverse_media_unfinished':
    'Die Pressesuche konnte nicht abgeschlossen werden und entlastet den Gast deshalb nicht.',
  'risk.background_record': 'Die Hintergrundprüfung hat einen Eintrag gefunden, der zum Namen des Gastes passt.',
  'risk.background_unfinished':
    'Eine Quelle der Hintergrundprüfung ist ausgefallen, deshalb entlastet die Prüfung den Gast nicht.',
  'risk.blacklist_document_number': 'Die Ausweisnummer des Gastes steht auf einer Sperrliste.',
  'risk.blacklist_email': 'Die E-Mail-Adresse des Gastes steht auf einer Sperrliste.',
  'risk.blacklist_name_and_birth_date': 'Name und Geburtsdatum des Gastes stehen auf einer Sperrliste.',
  'risk.blacklist_phone': 'Die Telefonnummer des Gastes steht auf einer Sperrliste.',
  'risk.canceled_often': 'Der Gast hat drei oder mehr Reservierungen storniert.',
  'risk.card_code_wrong': 'Der Sicherheitscode der Karte war falsch.',
  'risk.card_country_differs_from_address': 'Karte und Adresse gehören zu verschiedenen Ländern.',
  'risk.card_postal_code_wrong': 'Die Postleitzahl passt nicht zur Karte.',
  'risk.card_reported_stolen': 'Die Karte wurde als gestohlen, verloren oder betrügerisch abgelehnt.',
  'risk.cards_of_several_countries': 'Für eine Reservierung wurden Karten aus mehreren Ländern versucht.',
  'risk.contact_confirmed': 'Der Gast hat seine E-Mail-Adresse oder Telefonnummer mit einem Code bestätigt.',
  'risk.contact_long_in_use':
    'Die Kontaktdaten sind seit mindestens zwei Jahren oder in mindestens zwei Netzwerken in Gebrauch.',
  'risk.contact_unreachable': 'Keine der Kontaktangaben des Gastes ist gültig.',
  'risk.contact_without_trace': 'In den durchsuchten Netzwerken wurde kein Konto zu den Kontaktdaten gefunden.',
  'risk.credit_no_file':
    'Die Auskunftei hat keine Akte zum Gast; das ist bei jungen und neu zugezogenen Menschen üblich.',
  'risk.credit_to_consider': 'Die Auskunftei meldet eine Auffälligkeit in der Akte des Gastes.',
  'risk.declined_before': 'Eine frühere Reservierung dieses Gastes wurde abgelehnt.',
  'risk.declined_repeatedly': 'Zwei oder mehr frühere Reservierungen dieses Gastes wurden abgelehnt.',
  'risk.email_disposable': 'Die E-Mail-Adresse stammt von einem Anbieter für Wegwerfadressen.',
  'risk.email_domain_without_mail': 'Die Domain der E-Mail-Adresse nimmt keine E-Mails an.',
  'risk.email_invalid': 'Die E-Mail-Adresse ist ungültig.',
  'risk.email_of_institution': 'Die E-Mail-Adresse gehört zu einer Hochschule.',
  'risk.files_given': 'Der Gast hat die gewünschten Dateien hochgeladen.',
  'risk.fraud_model_flags':
    'Das mit Ihren eigenen Daten trainierte Betrugsmodell stuft die Reservierung als wahrscheinlichen Betrug ein.',
  'risk.fraud_model_wonders':
    'Das mit Ihren eigenen Daten trainierte Betrugsmodell stuft die Reservierung als riskanter als die meisten ein.',
  'risk.fraud_prior_flags':
    'Zusätzlich zu anderen Anzeichen stuft das mitgelieferte Modell (mit simulierten Reservierungen trainiert, geringes Gewicht) die Reservierung als wahrscheinlichen Betrug ein.',
  'risk.fraud_prior_wonders':
    'Zusätzlich zu anderen Anzeichen stuft das mitgelieferte Modell (mit simulierten Reservierungen trainiert, geringes Gewicht) die Reservierung als riskanter als die meisten ein.',
  'risk.guest_under_age': 'Der Gast ist unter 18 und kann in den meisten Ländern keinen Vertrag schließen.',
  'risk.guest_young': 'Der Gast ist unter 21.',
  'risk.id_attempts_used_up': 'Der Gast hat das tägliche Upload-Limit erreicht, bevor er fertig war.',
  'risk.id_birth_date_differs': 'Das Geburtsdatum im Ausweis stimmt nicht mit dem Gast überein.',
  'risk.id_chip_algorithm_weak': 'Der Chip ist mit einem Verfahren signiert, das nicht mehr sicher ist.',
  'risk.id_chip_not_genuine': 'Die Daten des Chips wurden verändert oder nicht vom angegebenen Unterzeichner signiert.',
  'risk.id_chip_not_verified': 'Die Signatur des Chips konnte nicht geprüft werden.',
  'risk.id_chip_other_state':
    'Der Chip wurde von einem anderen Land signiert als dem, das den Ausweis ausgestellt hat.',
  'risk.id_chip_signer_expired': 'Das Zertifikat des Unterzeichners des Chips ist nicht gültig.',
  'risk.id_chip_signer_untrusted': 'Kein vertrauenswürdiges Länderzertifikat bestätigt den Unterzeichner des Chips.',
  'risk.id_document_expired': 'Der Ausweis ist abgelaufen.',
  'risk.id_document_used_before': 'Derselbe Ausweis wurde für einen anderen Gast verwendet.',
  'risk.id_expires_during_stay': 'Der Ausweis läuft vor der Abreise ab.',
  'risk.id_face_differs': 'Das Selfie stimmt nicht mit dem Passbild im Ausweis überein.',
  'risk.id_face_unsure': 'Es ist unklar, ob das Selfie den Ausweisinhaber zeigt.',
  'risk.id_faces_not_compared': 'Selfie und Passbild wurden nicht automatisch verglichen.',
  'risk.id_image_used_before': 'Dasselbe Bild wurde für einen anderen Gast hochgeladen.',
  'risk.id_implausible_dates': 'Die Daten im Ausweis sind nicht plausibel.',
  'risk.id_licence_algorithm_weak':
    'Der Unterzeichner des mobilen Führerscheins ist mit einem Verfahren zertifiziert, das nicht mehr sicher ist.',
  'risk.id_licence_device_unproved':
    'Das Gerät hat diese Sitzung nicht signiert: Der mobile Führerschein kann die Kopie einer früheren Antwort sein.',
  'risk.id_licence_incomplete':
    'Der mobile Führerschein wurde ohne Namen, Geburtsdatum, Nummer, Ablaufdatum oder Porträt freigegeben.',
  'risk.id_licence_not_genuine':
    'Die Daten des mobilen Führerscheins wurden geändert oder nicht von dem genannten Unterzeichner signiert.',
  'risk.id_licence_not_verified': 'Die Signatur des mobilen Führerscheins konnte nicht geprüft werden.',
  'risk.id_licence_other_issuer':
    'Der mobile Führerschein wurde von einem anderen Land oder Bundesstaat signiert als dem, der ihn ausgestellt hat.',
  'risk.id_licence_outdated':
    'Die Daten des mobilen Führerscheins sind heute nicht gültig. Der Gast kann sie in seiner Wallet-App aktualisieren.',
  'risk.id_licence_signer_expired': 'Das Zertifikat des Unterzeichners des mobilen Führerscheins ist nicht gültig.',
  'risk.id_licence_signer_untrusted':
    'Keine vertrauenswürdige Ausgabestelle bestätigt den Unterzeichner des mobilen Führerscheins.',
  'risk.id_movement_failed': 'Der Gast hat den Kopf vor der Kamera nicht wie verlangt gedreht.',
  'risk.id_movement_skipped': 'Der Gast hat die Bewegungsprüfung übersprungen oder nicht beendet.',
  'risk.id_movement_unclear': 'Es ist unklar, ob der Gast den Kopf vor der Kamera gedreht hat.',
  'risk.id_name_differs': 'Der Name im Ausweis stimmt nicht mit dem Gast überein.',
  'risk.id_no_name_to_compare':
    'Die Reservierung enthält keinen Gastnamen, der sich mit dem Ausweis vergleichen lässt.',
  'risk.id_not_readable': 'Im Ausweis konnten keine maschinenlesbaren Daten gelesen werden.',
  'risk.id_not_the_guest': 'Weder der Name noch das Geburtsdatum im Ausweis stimmt mit dem Gast überein.',
  'risk.id_only_print_read':
    'Nur gedruckter Text war lesbar, und zum Vergleichen ist kein Geburtsdatum des Gastes hinterlegt.',
  'risk.id_other_adult': 'Der Ausweis eines weiteren Erwachsenen der Gruppe muss manuell geprüft werden.',
  'risk.id_other_kind': 'Die Art des Ausweises weicht von der ausgewählten ab.',
  'risk.id_photocopy': 'Das Ausweisbild ist schwarz-weiß und könnte eine Fotokopie sein.',
  'risk.id_print_differs': 'Der gedruckte Text scheint von der maschinenlesbaren Zone oder dem Strichcode abzuweichen.',
  'risk.id_print_expired': 'Laut gedrucktem Datum ist der Ausweis abgelaufen.',
  'risk.id_same_picture_twice': 'Zwei der Bilder sind identisch.',
  'risk.id_screen_capture': 'Ein Bild scheint ein Foto von einem Bildschirm zu sein.',
  'risk.id_selfie_declined': 'Der Gast hat statt des Gesichtsvergleichs eine manuelle Prüfung gewählt.',
  'risk.id_selfie_is_portrait': 'Das Selfie scheint dasselbe Foto zu sein wie das Passbild im Ausweis.',
  'risk.id_selfie_unclear': 'Das Selfie zeigt nicht eindeutig ein einzelnes Gesicht.',
  'risk.id_side_not_seen': 'Eines der Bilder zeigt keinen erkennbaren Ausweis.',
  'risk.id_specimen_document': 'Der Ausweis ist ein Muster: Er nennt ein Land, das es nicht gibt.',
  'risk.id_under_age': 'Der Ausweisinhaber ist unter 18.',
  'risk.id_unknown_state': 'Das Ausstellungsland im Ausweis ist unbekannt.',
  'risk.id_zone_contradicts_itself':
    'Die maschinenlesbare Zone ist lesbar, widerspricht aber ihren eigenen Prüfziffern oder dem gedruckten Geburtsdatum.',
  'risk.id_zones_differ': 'Zwei Teile des Ausweises widersprechen sich.',
  'risk.ip_country_differs':
    'Die IP-Adresse des Gastes liegt in einem Land, das zu keiner anderen Angabe passt: Telefon, Adresse, Karte und Unterkunft.',
  'risk.ip_hides_origin':
    'Die IP-Adresse des Gastes gehört zu einem VPN-, Tor- oder Proxy-Dienst, der den wahren Standort verbirgt.',
  'risk.ip_known_for_attacks':
    'Die IP-Adresse des Gastes steht auf Listen von Adressen, die für Angriffe oder Spam genutzt werden.',
  'risk.ip_of_data_center':
    'Die IP-Adresse des Gastes gehört zu einem Rechenzentrum, nicht zu einem Privat- oder Büroanschluss.',
  'risk.ip_reserved': 'Die für den Gast übermittelte IP-Adresse ist privat oder reserviert.',
  'risk.last_minute_with_other_risk':
    'Der Gast reist innerhalb eines Tages nach der Reservierung an, und es gibt weitere Anzeichen für Betrug.',
  'risk.long_stay': 'Der Aufenthalt dauert 28 Nächte oder länger: Rechtlich kann der Gast als Mieter gelten.',
  'risk.long_stay_told': 'Der Gast hat die Fragen des Gastgebers zum Langzeitaufenthalt beantwortet.',
  'risk.one_night_stay': 'Der Aufenthalt umfasst nur eine Nacht.',
  'risk.party_over_capacity': 'Die Reservierung umfasst mehr Gäste, als die Unterkunft aufnimmt.',
  'risk.party_shape': 'Die Reservierung umfasst 6 oder mehr Gäste und höchstens 2 Nächte.',
  'risk.payment_chargeback': 'Eine Zahlung wurde vom Karteninhaber oder dessen Bank zurückgebucht.',
  'risk.payment_declined_by_network': 'Das Kartennetzwerk hat die letzte Zahlung abgelehnt.',
  'risk.payment_dispute': 'Eine Zahlung wurde angefochten.',
  'risk.payment_many_failures': '3 oder mehr Zahlungen sind fehlgeschlagen; das kann auf Kartentests hindeuten.',
  'risk.payment_only_failed': 'Keine Zahlung war erfolgreich: Jeder Versuch ist fehlgeschlagen oder wurde storniert.',
  'risk.phone_country_differs_from_address': 'Telefonnummer und Adresse gehören zu verschiedenen Ländern.',
  'risk.phone_country_differs_from_card': 'Telefonnummer und Karte gehören zu verschiedenen Ländern.',
  'risk.phone_invalid': 'Die Telefonnummer ist ungültig.',
  'risk.phone_line_unusual':
    'Die Telefonnummer ist eine Internet-, Pager- oder Servicenummer, kein persönlicher Anschluss.',
  'risk.portal_details_pasted':
    'Mehrere Felder für Name, Kontakt, Adresse oder Ausweis wurden durch Einfügen ausgefüllt.',
  'risk.portal_device_shared':
    'Dasselbe Gerät wurde in den letzten 90 Tagen für Reservierungen unter anderen Namen verwendet.',
  'risk.portal_filled_in_fast':
    'Der Gast hat die persönlichen Angaben schneller abgeschickt, als man die Seite lesen kann.',
  'risk.portal_time_zone_far':
    'Die Zeitzone des Browsers liegt weit entfernt vom Land des Gastes und von der Unterkunft.',
  'risk.purpose_event': 'Der Gast gibt an, wegen einer Veranstaltung zu kommen.',
  'risk.purpose_local_stay':
    'Der Gast gibt an, in der Nähe zu wohnen. Bei Reservierungen aus der Umgebung sind Partys wahrscheinlicher.',
  'risk.same_day_booking': 'Der Aufenthalt wurde am Anreisetag gebucht.',
  'risk.sanctions_close_match':
    'Der Name des Gastes oder einer Person der Gruppe stimmt weitgehend mit einem Eintrag auf einer Sanktionsliste überein.',
  'risk.sanctions_namesake':
    'Der Name des Gastes oder einer Person der Gruppe ähnelt einem Eintrag auf einer Sanktionsliste.',
  'risk.sanctions_other_birth_date':
    'Ein Eintrag auf einer Sanktionsliste hat denselben Namen, aber ein anderes Geburtsdatum. Noch bestätigt kein Ausweis das Geburtsdatum des Gastes.',
  'risk.sex_offender_namesake':
    'Ein Sexualstraftäterregister enthält einen Eintrag mit dem Namen des Gastes, aber ohne Geburtsdatum zum Vergleichen.',
  'risk.sex_offender_record':
    'Ein Sexualstraftäterregister enthält einen Eintrag mit Name und Geburtsdatum des Gastes.',
  'risk.simulated_adverse_media': 'Ein Artikel berichtet Negatives über eine Person mit dem Namen des Gastes.',
  'risk.simulated_background_check':
    'Ein Sexualstraftäterregister enthält einen Eintrag, der den Gast betreffen könnte.',
  'risk.simulated_credit_check': 'Die Bonitätsauskunft zeigt lange überfällige Zahlungen.',
  'risk.simulated_identification_document': 'Das Foto auf dem Ausweis sieht dem Gast nicht ähnlich.',
  'risk.simulated_sanctions': 'Ein Eintrag auf einer Sanktionsliste trägt denselben Namen wie der Gast.',
  'risk.simulated_social_verification': 'Die gefundenen Konten gehören einer anderen Person.',
  'risk.stayed_before': 'Der Gast war schon einmal da.',
  'risk.stayed_often': 'Der Gast war schon dreimal oder öfter da.',
  'risk.three_d_secure_failed':
    '3-D Secure ist fehlgeschlagen: Der Gast hat der Bank nicht nachgewiesen, dass die Karte ihm gehört.',
  'risk.visitors_over_capacity': 'Mit den erwarteten Besuchern sind mehr Personen da, als die Unterkunft aufnimmt.',
};
