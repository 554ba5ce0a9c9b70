unknown-bus = Il n’y a pas de bus à l’adresse { $place }. Écrivez redis://HÔTE:6379, nats://HÔTE:4222 ou postgresql://HÔTE/NOM.
bus-not-installed = Un bus à l’adresse { $place } demande une partie de Serai qui n’est pas installée. Installez-la : pip install "serai[cluster]"
bus-address = L’adresse { $place } est incompréhensible. Écrivez-la comme dans redis://NOM:MOT_DE_PASSE@HÔTE:6379.
bus-silent = Personne ne répond au bus { $place } : { $why }. Voyez s’il est en marche et si cette machine peut l’atteindre.
bus-shut = Le bus à l’adresse { $place } ne laisse entrer personne : { $why }. Vérifiez le nom et le mot de passe dans son adresse.
